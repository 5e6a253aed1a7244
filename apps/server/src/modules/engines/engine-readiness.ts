import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, EngineError, type FindFault, findFault } from '@toile/engines';

/** Time for which an answer of an engine holds. */
const HOLDS_MS = 5000;
/**
 * Longest wait for an engine that says nothing; it counts as away then. Shorter than that of
 * /readyz for all that it asks.
 */
const PATIENCE_MS = 1500;

type Known = { askedAt: number; answer: ReturnType<FindFault> };

type ReadinessOptions = { now?: () => number; patienceMs?: number };

/** State of engines, asked at most every few seconds. */
export type EngineReadiness = {
  findFault: FindFault;
  /** True for an engine that can render and is not left alone. */
  isReady: (engine: Engine) => Promise<boolean>;
};

/**
 * The state of engines, whoever asks. An answer that is older than some seconds is given at once,
 * and the engine is asked again beside it; only the first one is waited for.
 */
export function createEngineReadiness({
  now = () => performance.now(),
  patienceMs = PATIENCE_MS,
}: ReadinessOptions = {}): EngineReadiness {
  const known = new Map<string, Known>();

  /** Has an answer count from when it comes, late as it may be. */
  async function awaitAnswer(entry: Known, checked: Known['answer']): Promise<void> {
    await checked;
    entry.answer = checked;
  }

  function ask(engine: Engine): Known['answer'] {
    const checked = findFault(engine);
    const silence = new EngineError('unavailable', `${engine.id} says nothing`);
    const patience = sleep(patienceMs, silence, { ref: false });
    const entry: Known = { askedAt: now(), answer: Promise.race([checked, patience]) };
    void awaitAnswer(entry, checked);
    known.set(engine.id, entry);
    return entry.answer;
  }

  const recall: FindFault = (engine) => {
    const last = known.get(engine.id);
    if (!last) return ask(engine);
    const age = now() - last.askedAt;
    if (age < HOLDS_MS) return last.answer;
    const fresh = ask(engine);
    return age < 4 * HOLDS_MS ? last.answer : fresh;
  };

  return {
    findFault: recall,
    isReady: async (engine) => {
      if (engine.isLeftAlone?.()) return false;
      return (await recall(engine)) === undefined;
    },
  };
}
