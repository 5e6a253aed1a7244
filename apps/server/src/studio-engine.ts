import type { Engine } from '@toile/engines';
import { createStudioEngine as createEngine } from '@toile/studio';
import type { Config } from './platform/config.ts';
import type { Role } from './roles.ts';

/** The engine that the product ships with, for a process with these roles. */
export function createStudioEngine(config: Config, roles: ReadonlySet<Role>): Engine {
  const { studioThreads, modelsDir, cutOutModel, safetyCheck } = config;
  return createEngine({
    // A worker draws one image beyond its places, for a user who has none.
    threads: studioThreads + 1,
    // An API process alone names what can be drawn and never draws: its threads would stand idle.
    isWarm: roles.has('worker'),
    models: { modelsDir, cutOutModel, checksPictures: safetyCheck !== 'off' },
  });
}
