import type { Death } from './product.ts';
import { createRandom, pickWhole, shuffle } from './random.ts';

/** A run to be ordered by a customer. */
export type PlannedRun = {
  customer: number;
  total: 1 | 4;
  /** Images of all runs before it. */
  imagesBefore: number;
  /** Number of events after which the customer's connection breaks, again and again. */
  cutAfter: number;
};

/** A fault that is caused while the product works. */
export type Fault =
  | { kind: 'kill-worker' }
  | { kind: 'kill-api'; death: Death }
  | { kind: 'restart-database'; signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' }
  | { kind: 'freeze-database' }
  | { kind: 'freeze-worker' };

export type FaultPlan = {
  customers: number;
  runs: PlannedRun[];
  /** Images of all runs. */
  images: number;
  faults: Fault[];
};

const CUSTOMERS = 8;
const RUNS = 320;
const WORKER_KILLS = 30;
const API_KILLS = 5;
const API_EXHAUSTIONS = 3;
const FREEZES = 2;
const DATABASE_FREEZES = 2;

function repeated<T>(times: number, member: T): T[] {
  return Array.from({ length: times }, () => member);
}

/** The plan of a seed: the same seed gives the same plan. */
export function makePlan(seed: number): FaultPlan {
  const random = createRandom(seed);
  let images = 0;
  const runs = Array.from({ length: RUNS }, (_run, place) => {
    const total = random() < 0.5 ? (1 as const) : (4 as const);
    const run = {
      customer: place % CUSTOMERS,
      total,
      imagesBefore: images,
      cutAfter: pickWhole(random, 1, 6),
    };
    images += total;
    return run;
  });
  const faults = shuffle<Fault>(random, [
    ...repeated<Fault>(WORKER_KILLS, { kind: 'kill-worker' }),
    ...repeated<Fault>(API_KILLS, { kind: 'kill-api', death: 'SIGKILL' }),
    ...repeated<Fault>(API_EXHAUSTIONS, { kind: 'kill-api', death: 'heap exhaustion' }),
    ...repeated<Fault>(DATABASE_FREEZES, { kind: 'freeze-database' }),
    ...repeated<Fault>(FREEZES, { kind: 'freeze-worker' }),
    { kind: 'restart-database', signal: 'SIGINT' },
    { kind: 'restart-database', signal: 'SIGQUIT' },
    { kind: 'restart-database', signal: 'SIGKILL' },
  ]);
  return { customers: CUSTOMERS, runs, images, faults };
}
