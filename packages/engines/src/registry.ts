import type { Engine } from './port.ts';
import { type ModelSettings, OWN_MODELS } from './studio/models/model-settings.ts';
import { createStudioEngine } from './studio/studio-engine.ts';

export type EngineSettings = {
  /** Threads that the studio engine draws in. */
  studioThreads: number;
  /** Whether they start at once; otherwise each starts when there is something to draw. */
  startsThreads?: boolean;
  /** The models that photos are read with; those of this repository's own commands unless told. */
  models?: ModelSettings;
};

const ENGINES = {
  studio: ({ studioThreads, startsThreads = true, models = OWN_MODELS }: EngineSettings) =>
    createStudioEngine({ threads: studioThreads, isWarm: startsThreads, models }),
} satisfies Record<string, (settings: EngineSettings) => Engine>;

export type EngineId = keyof typeof ENGINES;

/** Starts the engine of an id. */
export function createEngine(id: EngineId, settings: EngineSettings): Engine {
  return ENGINES[id](settings);
}
