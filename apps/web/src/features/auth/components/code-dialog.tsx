import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

type CodeDialogProps = {
  error: Error | null;
  pending: boolean;
  onCode: (code: string) => void;
  /** Called for a passkey in place of a code; undefined where there is none. */
  onPasskey: (() => void) | undefined;
  onClose: () => void;
};

/** Dialog: a log-in takes a code of the app, or one for recovery. */
export function CodeDialog({ error, pending, onCode, onPasskey, onClose }: CodeDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { code: '' },
    findFaults: ({ code }) => ({ code: code.trim() === '' ? t('auth.code.required') : undefined }),
    sparesUntouched: true,
    onSubmit: ({ code }) => {
      if (!pending) onCode(code);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('auth.code.title')} description={t('auth.code.text')}>
      <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
        <TextField
          {...form.field('code')}
          label={t('auth.code.label')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormFoot
          form={form}
          pending={pending}
          submit={t(pending ? 'auth.code.pending' : 'auth.code.submit')}
          faultsTitle={t('auth.code.faultsTitle')}
          error={error}
        />
        {onPasskey && (
          <Button look="outline" className="self-start" onClick={() => !pending && onPasskey()}>
            {t('auth.code.usePasskey')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
