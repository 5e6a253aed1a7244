import { errorTexts } from '../lib/api/error-texts.ts';
import { Button } from './button.tsx';
import { FaultList } from './fault-list.tsx';

type FormFootProps = {
  form: { hasShownFault: boolean; submitFaults: readonly string[]; amended: ReadonlySet<string> };
  pending: boolean;
  /** Label of the button. */
  submit: string;
  faultsTitle: string;
  /** The server's error; its faults at fields that were edited since are left out. */
  error: Error | null;
};

/** The end of a form: its submit button, and the list of its faults. */
export function FormFoot({ form, pending, submit, faultsTitle, error }: FormFootProps) {
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
        title={faultsTitle}
        faults={[...form.submitFaults, ...(error ? errorTexts(error, form.amended) : [])]}
      />
    </>
  );
}
