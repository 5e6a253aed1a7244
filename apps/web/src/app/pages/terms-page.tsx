import { LegalScreen } from '../../features/legal/components/legal-screen.tsx';

export function TermsPage() {
  return <LegalScreen text="terms" />;
}
