import { InferenceSession } from 'onnxruntime-node';

const opened = new Map<string, Promise<InferenceSession>>();

/**
 * Loads a small model once in each thread, for good (see `borrowModel` for large ones). Rejects
 * where the file is absent or no model; a later call tries anew.
 */
export function openModel(path: string): Promise<InferenceSession> {
  const known = opened.get(path);
  if (known) return known;
  const session = InferenceSession.create(path, {
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  opened.set(path, session);
  session.catch(() => opened.delete(path));
  return session;
}
