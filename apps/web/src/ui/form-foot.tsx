import { useTranslation } from 'react-i18next';
import { errorTexts } from '../lib/api/error-texts.ts';
import { Button } from './button.tsx';
import { FaultList } from './fault-list.tsx';

type FormFootProps = {
  form: { hasShownFault: boolean; submitFaults: readonly string[]; amended: ReadonlySet<string> };
  pending: boolean;
  /** Label of the button. */
  submit: string;
  /** Title of the server's faults; those that the browser finds have one of their own. */
  faultsTitle: string;
  /** The server's error; its faults at fields that were edited since are left out. */
  error: Error | null;
};

/** The end of a form: its submit button, and the list of its faults. */
export function FormFoot({ form, pending, submit, faultsTitle, error }: FormFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        type="submit"
        look="accent"
        disabled={form.hasShownFault}
        pending={pending}
        className="self-start"
      >
        {submit}
      </Button>
      <FaultList
        title={form.submitFaults.length > 0 ? t('common.checkFields') : faultsTitle}
        faults={[...form.submitFaults, ...(error ? errorTexts(error, form.amended) : [])]}
      />
    </>
  );
}
