import { PaymentPopup } from '../../features/credits/components/payment-popup.tsx';
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { ToolShelf } from '../../features/landing/components/tool-shelf.tsx';
import { PreviewOverlay } from '../../features/results/components/preview-overlay.tsx';

export function DashboardPage() {
  return (
    <div className="page-work">
      <Dashboard Tools={ToolShelf} Preview={PreviewOverlay} />
      <PaymentPopup />
    </div>
  );
}
