import { lazy, Suspense } from 'react';
import type { CodeStep as Step } from '../model/use-code-step.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

type CodeStepProps = { step: Step; pending: boolean; onCode: (code: string) => void };

/** Asks for the code of a log-in; the dialog loads when it is needed. */
export function CodeStep({ step, pending, onCode }: CodeStepProps) {
  return (
    <Suspense fallback={null}>
      {step.isAsked && (
        <CodeDialog error={step.error} pending={pending} onCode={onCode} onClose={step.close} />
      )}
    </Suspense>
  );
}
