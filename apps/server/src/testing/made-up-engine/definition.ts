import type { EngineDefinition } from '@toile/engines';
import { textSchema } from '@toile/engines/setting';
import { createProbeEngine } from '../probe-engine.ts';

const MADE_UP_KEY = {
  schema: textSchema(/^[a-z]{8}$/).optional(),
  wants: 'eight letters',
  meaning: 'Opens the made-up engine.',
  fallback: 'none: the engine is off',
};

/** An engine outside the registry: an example of a new one. */
export const madeUp: EngineDefinition = {
  id: 'made-up',
  settings: { MADE_UP_KEY },
  create: (read) => {
    const key = read({ MADE_UP_KEY });
    if (key === undefined) return undefined;
    const engine = createProbeEngine(() => ({ choices: { key } }), ['create-sketch']);
    return { ...engine, id: 'made-up' };
  },
};
