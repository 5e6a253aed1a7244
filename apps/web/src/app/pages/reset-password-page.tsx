import { useSearchParams } from 'react-router';
import { ResetPasswordScreen } from '../../features/auth/components/reset-password-screen.tsx';

/** /reset-password?data=… */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  return <ResetPasswordScreen data={query.get('data') ?? ''} />;
}
