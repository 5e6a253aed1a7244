import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Deed, useDeed } from '../api/do-deed.ts';
import { DeedForm } from './deed-form.tsx';

type DeedDialogProps = { deed: Deed; onClose: () => void };

/** Says what a deed does, and asks for its reason. */
export function DeedDialog({ deed, onClose }: DeedDialogProps) {
  const { t } = useTranslation();
  const work = useDeed(deed);
  const lock = useCallLock();
  const { kind } = deed;
  const { username } = deed.user;
  const id = kind === 'refund' ? deed.runId : '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`operators.deeds.${kind}.title`, { username })}
      description={t(`operators.deeds.${kind}.text`, { id })}
    >
      <DeedForm
        kind={kind}
        pending={work.isPending}
        error={work.error}
        onCancel={onClose}
        onSubmit={(form) => {
          if (!lock.take()) return;
          work.mutate(form, {
            onSettled: lock.release,
            onSuccess: (credits) => {
              toast.success(t(`operators.deeds.${kind}.done`, { username, credits }));
              onClose();
            },
          });
        }}
      />
    </Dialog>
  );
}
