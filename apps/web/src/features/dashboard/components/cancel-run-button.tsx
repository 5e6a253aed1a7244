import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useCancelGeneration } from '../../../lib/generations/cancel-generation.ts';
import { Button } from '../../../ui/button.tsx';

type CancelRunButtonProps = {
  jobId: string;
  /** Accessible name: says which run the button cancels. */
  label: string;
};

/** Cancels the images that a run has not delivered yet, and shows the credits returned. */
export function CancelRunButton({ jobId, label }: CancelRunButtonProps) {
  const { t } = useTranslation();
  const cancel = useCancelGeneration();
  const run = () => {
    cancel.mutate(jobId, {
      onSuccess: (count) => {
        toast.success(t('dashboard.runningCanceled', { count }));
      },
      onError: (error) => {
        toast.error(t('results.cancelFailed', { message: errorText(error) }));
      },
    });
  };
  return (
    <Button
      look="quiet"
      aria-label={label}
      // The run and this button disappear once the server's new list has arrived.
      pending={cancel.isPending || cancel.isSuccess}
      onClick={run}
      className="px-3!"
    >
      {t('dashboard.runningCancel')}
    </Button>
  );
}
