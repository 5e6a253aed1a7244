import { abandonable, EngineError } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';

/**
 * Longest wait for a picture that somebody looks at a photo for, in milliseconds: a mask by SAM 2
 * takes one second; then come the picture that is being drawn before it, and the first loading.
 */
const PATIENCE_MS = 10_000;

/** Longest wait for a word of a server before that: one that says nothing is away, in milliseconds. */
export const LOOK_MS = 2500;

/** True for a brief that goes before all that wait: for a mask nobody leaves the screen. */
export const isUrgent = ({ kind }: Pick<ImageBrief, 'kind'>): boolean => kind === 'generate-mask';

/**
 * Work on a brief, given up after a while where it is urgent.
 * @throws EngineError `timed-out` then.
 */
export async function withinPatience<Result>(
  brief: Pick<ImageBrief, 'kind'>,
  signal: AbortSignal | undefined,
  work: (signal?: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (!isUrgent(brief)) return work(signal);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  try {
    return await abandonable(work(either), either);
  } catch (error) {
    if (signal?.aborted || !patience.aborted) throw error;
    throw new EngineError('timed-out', `ComfyUI made no mask within ${PATIENCE_MS} ms`);
  }
}
