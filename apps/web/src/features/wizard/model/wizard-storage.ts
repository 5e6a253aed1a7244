import { PICTURE_FIELDS, toolIdSchema } from '@toile/contract';
import { listFields } from '@toile/tools';
import { z } from 'zod';
import { createRun } from '../../../lib/generations/run.ts';
import { LEFT_RUN_KEY } from '../../../lib/left-runs.ts';
import { reachSection } from './reach-section.ts';
import { createWizardState, type WizardState } from './wizard-state.ts';

const KEY = 'toile.wizard';

const settingsSchema = z.object(
  Object.fromEntries(listFields().map(({ name }) => [name, z.string().optional()])),
);

const sizeSchema = z.object({ width: z.int().min(1), height: z.int().min(1) });

const pictureSchema = z.discriminatedUnion('kind', [
  sizeSchema.extend({ kind: z.literal('file'), fileId: z.string(), name: z.string() }),
  sizeSchema.extend({ kind: z.literal('output'), outputId: z.string(), imageUrl: z.string() }),
]);

const placingSchema = z.object({
  maskCoordinates: z.array(z.tuple([z.int(), z.int()])).optional(),
  reposition: z
    .object({ x: z.number(), y: z.number(), width: z.number(), rotation: z.number() })
    .optional(),
  faceId: z.int(),
});

const inputsSchema = z.object({
  prompt: z.string(),
  settings: settingsSchema,
  pictures: z.partialRecord(z.enum(PICTURE_FIELDS), pictureSchema),
  placing: placingSchema,
  count: z.union([z.literal(1), z.literal(4)]),
  engine: z.string().optional(),
  credits: z.int().optional(),
});

const intentSchema = inputsSchema.extend({ key: z.string() });

const storedSchema = inputsSchema.extend({
  owner: z.string(),
  model: toolIdSchema,
  currentSection: z.int().min(0),
  start: z.union([
    z.object({ status: z.literal('idle') }),
    z.object({ status: z.literal('sending'), intent: intentSchema }),
    z.object({ status: z.literal('failed'), intent: intentSchema, error: z.string() }),
  ]),
  ran: inputsSchema.nullable(),
  job: z.object({ internalJobId: z.string(), count: z.int().min(1) }).nullable(),
});

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type LastingStore = Store & Pick<Storage, 'removeItem'>;

/**
 * Stores a wizard over a reload. Images are not stored: the job's events bring them again. All
 * tools share one entry, so that opening another tool starts afresh.
 */
export function saveWizard(store: Store, owner: string, state: WizardState): void {
  try {
    store.setItem(KEY, encode(owner, state));
  } catch {
    // Full or forbidden storage: the wizard is lost at a reload, nothing else.
  }
}

/**
 * Stores a wizard whose run is under way beyond its tab, and drops it once the run was seen to its
 * end: a tab that was closed meanwhile leaves its run to the next one. An order that was not sent is
 * not left: it would be paid for days later, unasked.
 */
export function saveLeftRun(store: LastingStore, owner: string, state: WizardState): void {
  const key = LEFT_RUN_KEY + state.model;
  if (!state.run) return;
  try {
    if (state.run.generationsDone) store.removeItem(key);
    else store.setItem(key, encode(owner, { ...state, start: { status: 'idle' } }));
  } catch {
    // Full or forbidden storage: the images are on the dashboard.
  }
}

/** Forgets the run that a tool's wizard left: it was started over. */
export function dropLeftRun(store: LastingStore, model: WizardState['model']): void {
  try {
    store.removeItem(LEFT_RUN_KEY + model);
  } catch {
    // Forbidden storage has none.
  }
}

function encode(owner: string, state: WizardState): string {
  const { run, start, childrenCount: _count, ...rest } = state;
  const job = run && { internalJobId: run.internalJobId, count: run.expectedGenerationsCount };
  const kept = start.status === 'outOfCredits' ? { status: 'idle' } : start;
  return JSON.stringify({ ...rest, owner, start: kept, job });
}

/** The stored wizard of this tool and user, or a fresh one. */
export function loadWizard(store: Store, owner: string, fresh: WizardState): WizardState {
  return revive(read(store, KEY), owner, fresh);
}

/** The wizard of this tool and user whose run a closed tab left under way, or a fresh one. */
export function loadLeftRun(store: Store, owner: string, fresh: WizardState): WizardState {
  return revive(read(store, LEFT_RUN_KEY + fresh.model), owner, fresh);
}

function revive(
  stored: z.infer<typeof storedSchema> | undefined,
  owner: string,
  fresh: WizardState,
): WizardState {
  if (stored?.owner !== owner || stored.model !== fresh.model) return fresh;
  const { owner: _owner, job, ...rest } = stored;
  const state = {
    ...createWizardState(fresh.model, fresh.childrenCount),
    ...rest,
    run: job && createRun(job.internalJobId, job.count),
  };
  return { ...state, currentSection: reachSection(state, rest.currentSection) };
}

function read(store: Store, key: string): z.infer<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(store.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
