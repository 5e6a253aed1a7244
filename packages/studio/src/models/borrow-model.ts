import type { InferenceSession } from 'onnxruntime-node';
import { loadModel } from './load-model.ts';

/** Time after its last use until a large model is released, with the gigabytes that its work takes. */
const IDLE_MS = 60_000;

type Loan = { session: Promise<InferenceSession>; users: number; end?: NodeJS.Timeout };

const loans = new Map<string, Loan>();

/**
 * Uses a large model: loaded at need, kept for the photos that follow within a minute. Rejects
 * where the file is absent or no model; a later call tries anew.
 */
export async function borrowModel<Answer>(
  path: string,
  use: (session: InferenceSession) => Promise<Answer>,
): Promise<Answer> {
  const loan = loans.get(path) ?? begin(path);
  clearTimeout(loan.end);
  loan.users += 1;
  try {
    return await use(await loan.session);
  } finally {
    loan.users -= 1;
    if (loan.users === 0) loan.end = setTimeout(() => letGo(path, loan), IDLE_MS).unref();
  }
}

function begin(path: string): Loan {
  const session = loadModel(path);
  const loan: Loan = { session, users: 0 };
  loans.set(path, loan);
  session.catch(() => forget(path, loan));
  return loan;
}

/** Another may have begun after one that could not be loaded. */
function forget(path: string, loan: Loan): void {
  if (loans.get(path) === loan) loans.delete(path);
}

function letGo(path: string, loan: Loan): void {
  forget(path, loan);
  // What could not be loaded has nothing to give back.
  loan.session.then((loaded) => loaded.release()).catch(() => undefined);
}
