import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';

/** True for a log-in that was right so far, and wants the second factor. */
function isCodeNeeded(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code_needed' in body;
}

export type CodeStep = {
  /** True: the code is being asked for. */
  isAsked: boolean;
  /** What was wrong with the last code. */
  error: Error | null;
  close: () => void;
};

/** The step of a log-in that asks for a code, from its error on until it is closed. */
export function useCodeStep(error: Error | null): CodeStep {
  const [seen, setSeen] = useState<Error | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (error !== seen) {
    setSeen(error);
    if (isCodeNeeded(error)) setAsked(true);
  }
  return {
    isAsked,
    error: isCodeNeeded(error) ? null : error,
    close: () => setAsked(false),
  };
}
