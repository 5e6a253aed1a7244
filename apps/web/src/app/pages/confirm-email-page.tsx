import { useSearchParams } from 'react-router';
import { ConfirmEmailScreen } from '../../features/account/components/confirm-email-screen.tsx';

/** /confirm-email?data=… */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  return <ConfirmEmailScreen data={query.get('data') ?? ''} />;
}
