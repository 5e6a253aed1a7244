import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { LeaveGuard } from '../model/use-leave-guard.ts';

/** Asks a user who leaves a run under way: stay, or cancel it and go. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation();
  const tellFault = (error: unknown) => {
    toast.error(t('results.cancelFailed', { message: errorText(error) }));
  };
  return (
    <Dialog
      open={guard.isAsked}
      onClose={guard.stay}
      title={t('variations.leave.title')}
      description={t('variations.leave.text')}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="ink" onClick={guard.stay}>
          {t('variations.leave.stay')}
        </Button>
        <Button
          look="danger"
          pending={guard.isStopping}
          onClick={() => guard.stopAndLeave(tellFault)}
        >
          {t('variations.leave.stop')}
        </Button>
      </div>
    </Dialog>
  );
}
