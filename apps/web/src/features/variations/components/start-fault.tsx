import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

type StartFaultProps = {
  error: string;
  back: { to: string; name: string };
  onRetry: () => void;
};

/** Reason why variations did not start, with a retry and the way back. */
export function StartFault({ error, back, onRetry }: StartFaultProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-5">
      <div className="w-full max-w-2xl">
        <ErrorState title={t('variations.startFailed')} text={error} onRetry={onRetry} />
      </div>
      <ButtonLink to={back.to} look="quiet" className="-ml-5">
        {back.name}
      </ButtonLink>
    </div>
  );
}
