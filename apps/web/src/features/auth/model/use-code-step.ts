import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';

/** The answer to a log-in that was right so far, and wants the second factor. */
function findDemand(error: unknown): object | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code_needed' in body ? body : undefined;
}

export type CodeStep = {
  /** True: the code is being asked for. */
  isAsked: boolean;
  /** True: a passkey of the account would do, too. */
  takesPasskey: boolean;
  /** What was wrong with the last code. */
  error: Error | null;
  close: () => void;
};

/** The step of a log-in that asks for a code, from its error on until it is closed. */
export function useCodeStep(error: Error | null): CodeStep {
  const [seen, setSeen] = useState<Error | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [takesPasskey, setTakesPasskey] = useState(false);
  const demand = findDemand(error);
  if (error !== seen) {
    setSeen(error);
    if (demand) {
      setAsked(true);
      setTakesPasskey('passkey' in demand);
    }
  }
  return {
    isAsked,
    takesPasskey,
    error: demand ? null : error,
    close: () => setAsked(false),
  };
}
