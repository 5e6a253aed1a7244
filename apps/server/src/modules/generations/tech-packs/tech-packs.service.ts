import type { TechPack } from '@toile/contract';
import {
  type Engine,
  listMembers,
  type SketchSpecification,
  type SpecifySketch,
} from '@toile/engines';
import { briefKindOf, type getTool as getRealTool } from '@toile/tools';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { createFairGate } from '../../../platform/fair-gate.ts';
import { createLocalRate } from '../../../platform/local-rate.ts';
import { getJob } from '../jobs/jobs.repository.ts';
import { recipeOf } from '../jobs/recipe-of.ts';
import { findOwnGeneration, type GenerationRow } from '../outputs/generations.repository.ts';

/** Tech packs of a user: a board of a hundred sketches in two minutes. */
const PACKS = { limit: 60, windowSeconds: 60 };

/** Longest wait for a specification: the first one of a process waits for its thread to load. */
const PATIENCE_MS = 45_000;

const RETRY_AFTER_SECONDS = 5;

/** The engine's one thread specifies one sketch at a time. */
const TURNS = { atOnce: 1, atOnceOfParty: 1, mostWaiting: 3, retryAfterSeconds: 2 };

type Deps = {
  database: Database;
  engine: Engine;
  getTool: typeof getRealTool;
  clock: Clock;
};

type Reader = { userId: string; signal: AbortSignal };

export type TechPacks = ReturnType<typeof createTechPacks>;

/** Specifications of sketches for those who sew them. They are not stored, and cost nothing. */
export function createTechPacks({ database, engine, getTool, clock }: Deps) {
  const inTurn = createFairGate(TURNS);
  const count = createLocalRate(PACKS, clock);

  /** What specifies a sketch, where the engine that drew it can. */
  const specifierOf = ({ engine: id, tool }: GenerationRow): SpecifySketch | undefined =>
    listMembers(engine, briefKindOf(getTool(tool))).find((member) => member.id === id)
      ?.specifySketch;

  async function specify(
    row: GenerationRow,
    { userId, signal }: Reader,
    specifySketch: SpecifySketch,
  ): Promise<SketchSpecification | undefined> {
    const job = await getJob(database, row.jobId);
    const prompt = row.settings?.rewording?.prompt ?? row.prompt;
    const order = { prompt, recipe: recipeOf(row, job), model: row.model };
    const patience = AbortSignal.timeout(PATIENCE_MS);
    return inTurn({ userId, signal }, async () => {
      try {
        return await specifySketch(order, AbortSignal.any([signal, patience]));
      } catch {
        if (signal.aborted) throw new AppError('abandoned');
        throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    });
  }

  return {
    /**
     * What is known of a user's sketch for its tech pack: the garments of its plan, or none and why.
     * Throws `notFound`, `notASketch`, `tooManyRequests`, `unavailable` where no answer comes in time,
     * `abandoned`.
     */
    async get(reader: Reader, id: string): Promise<TechPack> {
      const row = await findOwnGeneration(database, reader.userId, id);
      if (!row) throw new AppError('notFound');
      if (!getTool(row.tool).makes.includes('sketch')) throw new AppError('notASketch');
      const specifySketch = specifierOf(row);
      if (!specifySketch) return { garments: [], gap: 'other-engine' };
      count(reader.userId);
      const specified = await specify(row, reader, specifySketch);
      if (!specified || !isSame(specified, row)) return { garments: [], gap: 'other-version' };
      if (specified.garments.length === 0) return { garments: [], gap: 'no-garment' };
      return { garments: specified.garments };
    },
  };
}

/** True where a plan draws what the picture shows, by the choices that were kept with it. */
const isSame = ({ choices }: SketchSpecification, row: GenerationRow): boolean =>
  Object.entries(choices).every(([name, choice]) => row.choices[name] === choice);
