import type { Engine } from '@toile/engines';
import { type BriefKind, briefKindOf, type getTool, type Making } from '@toile/tools';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database.ts';
import type { EngineChoice } from '../../engines/engine-choice.ts';
import type { InputsService } from '../../inputs/inputs.service.ts';
import type { Sender } from '../../inputs/picture-reader.ts';
import type { GiveInputs, NewJobOrder } from '../jobs/begin-job.ts';
import { getJob } from '../jobs/jobs.repository.ts';
import { recipeOf } from '../jobs/recipe-of.ts';
import { findOwnGeneration, type GenerationRow } from '../outputs/generations.repository.ts';
import type { RunRequest } from './idempotency.ts';
import type { RewordPrompt } from './prompt-rewording.ts';
import { parseRerollOrder, parseRunOrder } from './run-order.ts';

/** A job without the fields that come from the request itself. */
type PlannedJob = Omit<NewJobOrder, 'userId' | 'idempotencyKey' | 'requestHash'>;

/** A run to start: its job, and its input pictures. */
export type RunPlan = { job: PlannedJob; giveInputs: GiveInputs };

export type PlanServices = {
  database: Database;
  inputs: Pick<InputsService, 'prepare' | 'attach' | 'share'>;
  engine: Pick<Engine, 'kinds' | 'canVary'>;
  engineChoice: Pick<EngineChoice, 'choose' | 'isOffered'>;
  getTool: typeof getTool;
  rewordPrompt: RewordPrompt;
  /** A number from 0 to 2³² − 1 that nobody can guess. */
  randomSeed: () => number;
};

/** Plans of runs and re-rolls by their requests. Each throws an AppError for one that cannot start. */
export function createRunPlans(services: PlanServices) {
  const { database, inputs, engine, engineChoice, rewordPrompt, randomSeed } = services;
  const offer = { getTool: services.getTool, kinds: engine.kinds };

  async function getOwnGeneration(userId: string, id: string): Promise<GenerationRow> {
    const generation = await findOwnGeneration(database, userId, id);
    if (!generation) throw new AppError('notFound');
    return generation;
  }

  /** The engine, its lane and its price, as a job and its slots keep them. */
  async function choose(wanted: Parameters<EngineChoice['choose']>[0]) {
    const { credits: slotPrice, ...chosen } = await engineChoice.choose(wanted);
    return { ...chosen, slotPrice };
  }

  /** The engine of an output, where it is in service: its variations stay with it. */
  async function engineOf({ engine: id }: GenerationRow, kind: BriefKind) {
    return (await engineChoice.isOffered(kind, id)) ? id : undefined;
  }

  const canVary = (making: Making) => engine.canVary?.(making) ?? false;

  async function planRun(sender: Sender, request: RunRequest): Promise<RunPlan> {
    const {
      seed = randomSeed(),
      pictures,
      kind,
      engine: offered,
      credits,
      hasBackdrop,
      ...order
    } = parseRunOrder(request, offer);
    const chosen = await choose({ kind, engine: offered, credits, hasBackdrop });
    const prepared = await inputs.prepare(sender, pictures, order.settings);
    const { prompt, total } = order;
    const price = total * chosen.slotPrice;
    const wordy = { userId: sender.userId, kind, engine: chosen.engine, prompt, price };
    // Beside a photograph as place words say little: there are none to put in others.
    const rewording = hasBackdrop ? undefined : await rewordPrompt(wordy);
    const settings = { ...order.settings, ...(rewording && { rewording }) };
    return {
      job: { ...order, ...chosen, settings, seed },
      giveInputs: (tx, job) => inputs.attach(tx, job, prepared),
    };
  }

  async function planReroll(userId: string, { fields }: RunRequest): Promise<RunPlan> {
    const { originId, total, engine: offered, credits } = parseRerollOrder(fields);
    const origin = await getOwnGeneration(userId, originId);
    const { tool, prompt, settings } = origin;
    if (!settings) throw new AppError('imageNotUsable');
    const kind = briefKindOf(services.getTool(tool));
    if (!kind || !engine.kinds.has(kind)) throw new AppError('toolUnavailable');
    const wanted = offered ?? (await engineOf(origin, kind));
    const chosen = await choose({ kind, engine: wanted, credits });
    const originJob = await getJob(database, origin.jobId);
    const originRecipe = recipeOf(origin, originJob);
    const isVaried = chosen.engine === origin.engine && canVary({ kind, model: origin.model });
    const firstVariant = originJob.firstVariant + originJob.total;
    return {
      job: {
        ...chosen,
        tool,
        prompt,
        settings: {
          ...settings,
          ...(!isVaried && { recolourings: undefined }),
          // The words of an engine are its own.
          ...(chosen.engine !== origin.engine && { rewording: undefined }),
        },
        seed: randomSeed(),
        firstVariant,
        originId,
        originRecipe: isVaried ? originRecipe : null,
        total,
      },
      giveInputs: (tx, job) => inputs.share(tx, originJob, job),
    };
  }

  return { planRun, planReroll };
}
