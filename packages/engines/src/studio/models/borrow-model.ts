import { InferenceSession } from 'onnxruntime-node';

/** So long after its last use a large model is let go of, with the gigabytes that its work takes. */
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
  const loan = loans.get(path) ?? { session: load(path), users: 0 };
  loans.set(path, loan);
  clearTimeout(loan.end);
  loan.users += 1;
  try {
    return await use(await loan.session);
  } finally {
    loan.users -= 1;
    if (loan.users === 0) loan.end = setTimeout(() => letGo(path, loan), IDLE_MS).unref();
  }
}

function load(path: string): Promise<InferenceSession> {
  const session = InferenceSession.create(path, {
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  session.catch(() => loans.delete(path));
  return session;
}

function letGo(path: string, { session }: Loan): void {
  loans.delete(path);
  // What could not be loaded has nothing to give back.
  session.then((loaded) => loaded.release()).catch(() => undefined);
}
