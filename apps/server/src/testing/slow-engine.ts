import { randomInt } from 'node:crypto';
import type { Engine } from '@toile/engines';
import { createProbeEngine, slowly } from './probe-engine.ts';

const SHORTEST_MS = 200;
const LONGEST_MS = 900;

/** An engine that draws small pictures, each after a pause. */
export function createSlowEngine(): Engine {
  return createProbeEngine((brief, options) =>
    slowly(randomInt(SHORTEST_MS, LONGEST_MS))(brief, options),
  );
}
