import { errorTexts } from '../lib/api/error-texts.ts';
import { Button } from './button.tsx';
import { FaultList } from './fault-list.tsx';

type FormFootProps = {
  form: { hasShownFault: boolean; submitFaults: readonly string[]; amended: ReadonlySet<string> };
  pending: boolean;
  /** What the button says. */
  submit: string;
  faultsTitle: string;
  /** What the server had against it; at a field that was amended since, nothing any more. */
  error: Error | null;
};

/** The end of a form: the button that sends it, and all that went wrong with it. */
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
