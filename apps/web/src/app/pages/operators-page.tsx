import { OperatorsScreen } from '../../features/operators/components/operators-screen.tsx';
import { TwoFactorNeeded } from '../../features/operators/components/two-factor-needed.tsx';
import { errorText } from '../../lib/api/error-texts.ts';
import { useUserCredits } from '../../lib/credits/user-credits.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** The page of operators; for everybody else it is not there. */
export function OperatorsPage() {
  const { data: user, error, refetch } = useUserCredits();
  if (user?.needs_two_factor) return <TwoFactorNeeded />;
  if (user?.is_operator) return <OperatorsScreen />;
  if (user) return <NotFoundPage />;
  if (!error) return <Loading />;
  return (
    <div className="page">
      <ErrorState title={errorText(error)} onRetry={() => void refetch()} />
    </div>
  );
}
