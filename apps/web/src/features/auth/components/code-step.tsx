import { lazy, Suspense } from 'react';
import { hasPasskeys } from '../../../lib/passkeys/has-passkeys.ts';
import type { CodeStep as Step } from '../model/use-code-step.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

type CodeStepProps = {
  step: Step;
  pending: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
};

/** Asks for the code of a log-in, or a passkey; the dialog loads when it is needed. */
export function CodeStep({ step, pending, onCode, onPasskey }: CodeStepProps) {
  const takesPasskey = step.takesPasskey && hasPasskeys();
  return (
    <Suspense fallback={null}>
      {step.isAsked && (
        <CodeDialog
          error={step.error}
          pending={pending}
          onCode={onCode}
          onPasskey={takesPasskey ? onPasskey : undefined}
          onClose={step.close}
        />
      )}
    </Suspense>
  );
}
