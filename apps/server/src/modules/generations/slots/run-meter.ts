import { Counter, Histogram, type Registry } from 'prom-client';
import { addPastSpan, type SpanFacts, withSpan } from '../../../platform/tracing/spans.ts';

/**
 * Stages of an image, in this order: waiting for a worker, reading its pictures, drawing, storing
 * the file, and writing that it is there.
 */
type Stage = 'queue' | 'read' | 'engine' | 'store' | 'commit';

/** Ends of one try of an image. */
export type TryResult = 'delivered' | 'failed' | 'retried' | 'handed-back' | 'lost';

/** The engine of a slot; null: the first one that can. */
type Engined = { engine: string | null };

/** Measures of images, for metrics and traces. */
export type RunMeter = {
  /** Measures a stage that is about to begin. */
  measure: <Result>(stage: Stage, of: Engined, work: () => Promise<Result>) => Promise<Result>;
  /** Records the wait that has ended. */
  addWait: (of: Engined, waitedMs: number) => void;
  countEnd: (of: Engined, result: TryResult) => void;
};

const nameOf = ({ engine }: Engined) => engine ?? 'any';

/** Creates the measures. Without a registry only traces have them. */
export function createRunMeter(registry?: Registry): RunMeter {
  const registers = registry ? [registry] : [];
  const stages = new Histogram({
    name: 'toile_stage_duration_seconds',
    help: 'Time that one try of an image spent in a stage: queue, read, engine, store, commit.',
    labelNames: ['stage', 'engine'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 2, 4, 8, 15, 30, 60, 120, 300, 600],
    registers,
  });
  const ends = new Counter({
    name: 'toile_slot_tries_total',
    help: 'Tries of an image, by what came of them.',
    labelNames: ['engine', 'result'],
    registers,
  });

  return {
    measure: async (stage, of, work) => {
      const engine = nameOf(of);
      const facts: SpanFacts = { engine };
      const stopTimer = stages.startTimer({ stage, engine });
      try {
        return await withSpan(stage, facts, work);
      } finally {
        stopTimer();
      }
    },
    addWait: (of, waitedMs) => {
      const engine = nameOf(of);
      stages.observe({ stage: 'queue', engine }, Math.max(0, waitedMs) / 1000);
      addPastSpan('queue', { engine }, waitedMs);
    },
    countEnd: (of, result) => ends.inc({ engine: nameOf(of), result }),
  };
}
