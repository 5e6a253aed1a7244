import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
} from 'cockatiel';
import { EngineError, type EngineErrorKind } from './engine-error.ts';

/** Failures in a row after which an engine gets no work for a while. */
const FAILURES = 3;
/** Pauses of an engine that keeps failing: the first and the longest, in milliseconds. */
const PAUSE_MS = { initialDelay: 10_000, maxDelay: 300_000 };

/** Kinds of errors that blame the engine itself, not the brief. */
const ENGINES_FAULTS: ReadonlySet<EngineErrorKind> = new Set([
  'unavailable',
  'rate-limited',
  'quota',
  'lost',
]);

/** True for an error of the engine, not of the brief: it is away or overloaded, and another engine may draw the same picture. */
export function isEnginesFault(error: unknown): boolean {
  if (error instanceof BrokenCircuitError) return true;
  return error instanceof EngineError && ENGINES_FAULTS.has(error.kind);
}

/** The fault behind an error: of an order that is in doubt, what brought the doubt. */
const faultBehind = (error: unknown) =>
  error instanceof EngineError && error.kind === 'doubtful' ? error.cause : error;

/**
 * True for a fault of the whole engine. One with a reason, such as a model that is absent, is of some
 * kinds of pictures: the others are drawn as ever.
 */
function isOfAll(error: unknown): boolean {
  const fault = faultBehind(error);
  return isEnginesFault(fault) && !(fault instanceof EngineError && fault.reason !== undefined);
}

/** Circuit breaker: an engine that fails several times in a row gets no work for a while, then one try. */
export type EngineBreaker = {
  isOpen: () => boolean;
  /** Does the work. @throws EngineError `unavailable` at once while the engine is left alone. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function createEngineBreaker(
  id: string,
  { initialDelay, maxDelay } = PAUSE_MS,
): EngineBreaker {
  let openUntil = 0;
  const pause = new DelegateBackoff<{ attempt: number }>(({ attempt }) => {
    const pauseMs = Math.min(maxDelay, initialDelay * 2 ** (attempt - 1));
    openUntil = Date.now() + pauseMs;
    return pauseMs;
  });
  const policy = circuitBreaker(handleWhen(isOfAll), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: pause,
  });
  return {
    // The policy itself stays open until it is asked to work again, which nobody would do.
    isOpen: () => policy.state === CircuitState.Open && Date.now() < openUntil,
    run: async (work) => {
      try {
        return await policy.execute(work);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new EngineError('unavailable', `${id} has failed several times; it is left alone`);
      }
    },
  };
}
