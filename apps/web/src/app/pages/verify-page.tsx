import { useSearchParams } from 'react-router';
import { VerifyEmailScreen } from '../../features/auth/components/verify-email-screen.tsx';

/** /verify-email?data=… */
export function VerifyPage() {
  const [query] = useSearchParams();
  return (
    <div className="page flex flex-col items-start gap-8">
      <VerifyEmailScreen data={query.get('data') ?? ''} />
    </div>
  );
}
