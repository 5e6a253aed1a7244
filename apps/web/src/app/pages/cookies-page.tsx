import { LegalScreen } from '../../features/legal/components/legal-screen.tsx';

export function CookiesPage() {
  return <LegalScreen text="cookies" />;
}
