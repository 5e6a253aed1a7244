import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { PreviewOverlay } from '../../features/results/components/preview-overlay.tsx';

export function DashboardPage() {
  return (
    <div className="page-work">
      <Dashboard Preview={PreviewOverlay} />
    </div>
  );
}
