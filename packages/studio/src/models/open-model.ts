import type { InferenceSession } from 'onnxruntime-node';
import { loadModel } from './load-model.ts';

const opened = new Map<string, Promise<InferenceSession>>();

/**
 * Loads a small model once in each thread, for good (see `borrowModel` for large ones), with the
 * same `taps` each time. Rejects where the file is absent or no model; a later call tries anew.
 */
export function openModel(path: string, taps?: readonly string[]): Promise<InferenceSession> {
  const known = opened.get(path);
  if (known) return known;
  const session = loadModel(path, taps);
  opened.set(path, session);
  session.catch(() => opened.delete(path));
  return session;
}
