import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import type { WizardState } from './wizard-state.ts';

/**
 * Shows errors of a start or a stream as toasts, visible wherever the screen is scrolled to, each
 * text once.
 */
export function useErrorToasts({ start, run }: WizardState): void {
  useErrorToast(start.status === 'failed' ? start.error : null);
  useErrorToast(run?.generationsError ?? null);
}

function useErrorToast(text: string | null): void {
  useEffect(() => {
    if (text !== null) toast.error(text, { id: text });
  }, [text]);
}
