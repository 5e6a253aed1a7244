import '../../lib/studio-words.ts';
import { dashboardWords } from '@toile/contract';
import { PaymentPopup } from '../../features/credits/components/payment-popup.tsx';
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { ToolShelf } from '../../features/landing/components/tool-shelf.tsx';
import { PreviewOverlay } from '../../features/results/components/preview-overlay.tsx';
import { addPageWords } from '../../lib/page-words.ts';

addPageWords({ dashboard: dashboardWords });

export function DashboardPage() {
  return (
    <div className="page-work">
      <Dashboard Tools={ToolShelf} Preview={PreviewOverlay} />
      <PaymentPopup />
    </div>
  );
}
