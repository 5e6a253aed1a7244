import { en, serverWords } from '@toile/contract';
import { type Engine, EngineError, type RenderedImage, type RenderPriority } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';

/** Time limit: longer than a photo takes with models that are loaded. */
const PATIENCE_MS = 30_000;
/**
 * Time limit until a first picture was drawn: the models are being loaded then, which takes most of
 * a minute on a slow machine. Below the 60 s after which proxies commonly give an answer up.
 */
const FIRST_PATIENCE_MS = 55_000;

const RETRY_AFTER_SECONDS = 10;

type Reason = EngineError['reason'];
type Waiting = {
  /** Ends when nobody waits for the picture any more. */
  signal: AbortSignal;
  seed?: number;
  priority?: RenderPriority;
  /** The field at fault where the engine refuses the pictures. */
  fieldOf: (reason: Reason) => string;
};

/**
 * Pictures that somebody waits for, without an order: nothing is stored or charged. Throws
 * `imageNotUsable` where the engine refuses, `unavailable` while a model is absent or the time is
 * over, `abandoned` when the signal ends.
 */
export function createDrawAtOnce(
  engine: Pick<Engine, 'render'>,
): (brief: ImageBrief, waiting: Waiting) => Promise<RenderedImage> {
  let hasDrawn = false;
  return async (brief, { signal, seed = 0, priority, fieldOf }) => {
    const patience = AbortSignal.timeout(hasDrawn ? PATIENCE_MS : FIRST_PATIENCE_MS);
    try {
      const drawn = await engine.render(brief, {
        seed,
        variant: 0,
        priority,
        signal: AbortSignal.any([signal, patience]),
      });
      hasDrawn = true;
      return drawn;
    } catch (error) {
      if (signal.aborted) throw new AppError('abandoned');
      if (!patience.aborted) throw toAnswer(error, fieldOf);
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };
}

/** The answer to an engine's error. */
function toAnswer(error: unknown, fieldOf: Waiting['fieldOf']): unknown {
  if (!(error instanceof EngineError)) return error;
  const { kind, reason } = error;
  if (kind === 'refused') {
    const message = reason ? serverWords.refusals[reason] : en.errors.imageNotUsable;
    return new AppError('imageNotUsable', { fields: { [fieldOf(reason)]: [message] } });
  }
  if (kind !== 'unavailable') return error;
  const fields = reason && { non_field_errors: [serverWords.refusals[reason]] };
  return new AppError('unavailable', { fields, retryAfterSeconds: RETRY_AFTER_SECONDS });
}
