import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '@toile/engines';

/** Time for which an answer of an engine holds. */
const HOLDS_MS = 5000;
/** Longest wait for an engine that says nothing; it counts as away then. */
const PATIENCE_MS = 2500;

type Known = { isReady: boolean; askedAt: number; answer: Promise<boolean> };

type ReadinessOptions = { now?: () => number; patienceMs?: number };

/**
 * The readiness of engines, asked at most every few seconds. An answer that is older is given at
 * once, and the engine is asked again beside it; only the first one is waited for.
 */
export function createEngineReadiness({
  now = () => performance.now(),
  patienceMs = PATIENCE_MS,
}: ReadinessOptions = {}) {
  const known = new Map<string, Known>();

  function ask(engine: Engine): Promise<boolean> {
    const entry: Known = {
      isReady: known.get(engine.id)?.isReady ?? false,
      askedAt: now(),
      answer: answerOf(engine).then((isReady) => {
        entry.isReady = isReady;
        return isReady;
      }),
    };
    known.set(engine.id, entry);
    return entry.answer;
  }

  function answerOf(engine: Engine): Promise<boolean> {
    const checked = engine.check().then(
      () => true,
      () => false,
    );
    return Promise.race([checked, sleep(patienceMs, false, { ref: false })]);
  }

  return async (engine: Engine): Promise<boolean> => {
    if (engine.isLeftAlone?.()) return false;
    const last = known.get(engine.id);
    if (!last) return ask(engine);
    const age = now() - last.askedAt;
    if (age < HOLDS_MS) return last.answer;
    const fresh = ask(engine);
    return age < 4 * HOLDS_MS ? last.isReady : fresh;
  };
}
