import type { UnsafeClass } from '@toile/contract';
import { Piscina } from 'piscina';
import { threadProgram } from '../core/thread-program.ts';
import { findModel } from '../models/find-model.ts';
import type { ModelSettings } from '../models/model-settings.ts';
import { SAFETY } from '../models/registry.ts';
import { findUnsafeClass } from './find-unsafe-class.ts';
import type { SafetyScores } from './safety-scores.ts';
import type { SafetyTask } from './safety-task.ts';

/** After so long without a picture its thread ends; to start it anew takes half a second. */
const IDLE_MS = 600_000;

/** Looks at pictures before they are used or handed out. */
export type SafetyCheck = {
  /** True once the model is present; it may have to be fetched first. */
  isReady: () => boolean;
  /** Class that forbids the use of an encoded picture; undefined where it can be used. Rejects when it was not checked. */
  findUnsafe: (picture: Uint8Array) => Promise<UnsafeClass | undefined>;
  /** Ends its thread. Safe to call twice. */
  close: () => Promise<void>;
};

/** The check with the model of these settings. Its thread starts with the first picture. */
export function createSafetyCheck(models: Pick<ModelSettings, 'modelsDir'>): SafetyCheck {
  const pool = new Piscina<SafetyTask, SafetyScores>({
    ...threadProgram(new URL('./safety-task', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
  });
  // A thread that dies while it has nothing to do: the pool starts another, and says so here.
  pool.on('error', () => undefined);
  return {
    isReady: () => findModel(SAFETY, models) !== undefined,
    findUnsafe: async (picture) => {
      const modelFile = findModel(SAFETY, models);
      if (modelFile === undefined) throw new Error('The model that checks pictures is absent');
      return findUnsafeClass(await pool.run({ picture, modelFile }));
    },
    // A thread that is ended while a model runs takes the whole process with it.
    close: () => pool.close({ force: true }),
  };
}
