import { createRandom, pickWhole, shuffle } from '../faults/random.ts';

/** A fault of the plan. `part` is the place of the process among those of its kind. */
export type Fault =
  | { kind: 'kill-api' | 'kill-worker'; part: number }
  | { kind: 'stop-api' | 'stop-worker'; part: number; seconds: number }
  | { kind: 'restart-database'; signal: 'SIGINT' | 'SIGQUIT'; seconds: number }
  | { kind: 'restart-pooler'; seconds: number }
  | { kind: 'store-away' | 'store-slow'; seconds: number }
  | { kind: 'clock-jump'; part: number; jumpSeconds: number; seconds: number }
  | { kind: 'rolling-restart' };

export const APIS = 2;
export const WORKERS = 3;

/** One round: every kind of fault, in random order. */
function planRound(random: () => number): Fault[] {
  const whole = (from: number, to: number) => pickWhole(random, from, to);
  return shuffle<Fault>(random, [
    { kind: 'kill-api', part: whole(0, APIS - 1) },
    { kind: 'kill-worker', part: whole(0, WORKERS - 1) },
    { kind: 'stop-api', part: whole(0, APIS - 1), seconds: whole(3, 8) },
    { kind: 'stop-worker', part: whole(0, WORKERS - 1), seconds: whole(8, 14) },
    {
      kind: 'restart-database',
      signal: random() < 0.5 ? 'SIGINT' : 'SIGQUIT',
      seconds: whole(0, 4),
    },
    { kind: 'restart-pooler', seconds: whole(0, 4) },
    { kind: 'store-away', seconds: whole(4, 10) },
    { kind: 'store-slow', seconds: whole(8, 14) },
    {
      kind: 'clock-jump',
      part: whole(0, APIS + WORKERS - 1),
      jumpSeconds: (random() < 0.5 ? -1 : 1) * whole(30, 300),
      seconds: whole(8, 14),
    },
    { kind: 'rolling-restart' },
  ]);
}

/** Endless faults of a seed: the same seed gives the same ones, each kind once in ten. */
export function* planFaults(seed: number): Generator<Fault, never> {
  const random = createRandom(seed);
  for (;;) yield* planRound(random);
}

/** A fault in words. */
export function nameOf(fault: Fault): string {
  const { kind, ...rest } = fault;
  const words = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return [kind, ...words].join(', ');
}
