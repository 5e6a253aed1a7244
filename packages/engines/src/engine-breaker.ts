import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
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

/** Circuit breaker: an engine that fails several times in a row gets no work for a while, then one try. */
export type EngineBreaker = {
  isOpen: () => boolean;
  /** Does the work. @throws EngineError `unavailable` at once while the engine is left alone. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function createEngineBreaker(id: string, pauseMs = PAUSE_MS): EngineBreaker {
  const policy = circuitBreaker(handleWhen(isEnginesFault), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: new ExponentialBackoff(pauseMs),
  });
  return {
    isOpen: () => policy.state === CircuitState.Open,
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
