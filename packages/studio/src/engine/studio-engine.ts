import { serverWords } from '@toile/contract';
import {
  type Engine,
  EngineError,
  type RenderedImage,
  type RenderOptions,
  type WordsReader,
} from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { isOwnModel } from '../core/studio-model.ts';
import { type ModelSettings, OWN_MODELS } from '../models/model-settings.ts';
import { createModelStore } from '../models/model-store.ts';
import { createPromptReader } from '../vocabulary/prompt-reader.ts';
import { usersUnread } from '../vocabulary/users-unread.ts';
import { KIND_TRAITS } from './kind-traits.ts';
import { createPhotoDesk } from './photo-desk.ts';
import type { PhotoAnswer } from './photo-task.ts';
import type { RenderAnswer, RenderTask } from './render-task.ts';
import { createThreadPool } from './thread-pool.ts';
import { fromRefusal } from './thread-refusal.ts';
import type { WordsAnswer, WordsTask } from './words-task.ts';

/** The pictures of a brief that the models look at. */
function seenRolesOf({ kind, images }: ImageBrief) {
  const { seenRoles = [], isToldByMask } = KIND_TRAITS.get(kind) ?? {};
  const isTold = isToldByMask && images.mask !== undefined;
  return seenRoles.filter((role) => images[role] !== undefined && !(isTold && role === 'target'));
}

const isDrawnByModels = ({ kind }: ImageBrief) => KIND_TRAITS.get(kind)?.isDrawnByModels === true;

const usesModels = (brief: ImageBrief) => isDrawnByModels(brief) || seenRolesOf(brief).length > 0;

type StudioOptions = {
  /** The most threads at a time. */
  threads: number;
  /** True where they start at once and not with the first orders; the default. */
  isWarm?: boolean;
  /** The models that photos are read with; those of this repository's own commands unless told. */
  models?: ModelSettings;
  /** The text model that puts prompts in this engine's words. Absent: prompts are read as they are. */
  wordsReader?: WordsReader | undefined;
};

/** The brief with the prompt that is drawn: the engine's own words where a text model found them. */
function drawnBrief({ rewording, ...brief }: ImageBrief): ImageBrief {
  return rewording ? { ...brief, prompt: rewording.prompt } : brief;
}

/** The picture with the user's words in place of those that were drawn. */
function inUsersWords(image: RenderedImage, { prompt, rewording }: ImageBrief): RenderedImage {
  if (!rewording) return image;
  return { ...image, unread: usersUnread({ prompt, rewording }, image.unread) };
}

/**
 * The engine that draws by rules: no network, no GPU, no key. Pictures are drawn in worker
 * threads, so that the process stays free to answer.
 */
export function createStudioEngine({
  threads,
  isWarm = true,
  models = OWN_MODELS,
  wordsReader,
}: StudioOptions): Engine {
  const pool = createThreadPool<RenderTask, RenderAnswer>('render-task', {
    isWarm,
    threads,
    // Half of the places: a user alone fills them all, and others find normal ones.
    lowThreads: Math.floor((threads - 1) / 2),
  });
  // Pictures of nobody's order take no thread that an order could have. Its thread starts with the
  // first one, and gives way to all others.
  const spare = createThreadPool<RenderTask, RenderAnswer>('render-task', {
    isWarm: false,
    threads: 1,
    priority: 'low',
  });
  const desk = createPhotoDesk(models, { isWarm });
  // Its thread starts with the first prompt. Reading one may take longer than a process may be held.
  const reader = createThreadPool<WordsTask, WordsAnswer>('words-task', {
    isWarm: false,
    threads: 1,
  });
  const store = createModelStore(models);
  const kinds = new Set(KIND_TRAITS.keys());
  let isClosed = false;

  const hasModels = () => store.list().every(({ state }) => state === 'ready');
  if (isWarm && hasModels()) desk.warmUp();

  async function fetchModels(progress: Parameters<typeof store.fetchMissing>[0]): Promise<void> {
    const isWarmAlready = hasModels();
    try {
      await store.fetchMissing(progress);
    } finally {
      if (isWarm && !isClosed && !isWarmAlready) desk.warmUp();
    }
  }

  function assertOpen(): void {
    if (isClosed) throw new EngineError('unavailable', 'The studio engine is closed');
  }

  function assertModels(): void {
    const [absent] = store.missing();
    if (!absent) return;
    throw new EngineError('unavailable', `The model ${absent.id} is absent`, {
      reason: 'no-model',
    });
  }

  async function settled<Answer>(work: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    try {
      return await work;
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if (cause instanceof EngineError) throw cause;
      throw new EngineError('failed', 'A studio thread failed', { cause });
    }
  }

  /** Has the words thread answer. */
  async function ask(task: WordsTask, signal?: AbortSignal): Promise<WordsAnswer> {
    assertOpen();
    await settled(reader.prove(), signal);
    return settled(reader.run(task, { signal }), signal);
  }

  /** Renders a brief; for kinds that work on a photo, once the models have seen it. */
  async function answer(
    brief: ImageBrief,
    { signal, priority, seed, variant, origin }: RenderOptions,
  ): Promise<PhotoAnswer> {
    // Only data goes to a thread: an order's functions cannot.
    const draw = { seed, variant, ...(origin && { origin }) };
    if (usesModels(brief)) assertModels();
    // The mask is drawn where the models are.
    if (isDrawnByModels(brief)) return settled(desk.mask(brief, signal), signal);
    const task: RenderTask = { brief, draw, seen: {} };
    for (const role of seenRolesOf(brief)) {
      const photo = brief.images[role];
      if (!photo) continue;
      const seen = await settled(desk.read(photo, signal), signal);
      if (!('models' in seen)) return seen;
      task.seen[role] = seen.models;
    }
    const isSpare = priority === 'spare';
    const threadsOf = isSpare ? spare : pool;
    await threadsOf.prove();
    return settled(threadsOf.run(task, { signal, ...(!isSpare && { priority }) }), signal);
  }

  return {
    id: 'studio',
    name: serverWords.engines.studio,
    kinds,
    offerOf: () => ({
      model: serverWords.engines.rules,
      method: 'rules',
      isRepeatable: true,
      posesPeople: false,
      takesBackdrop: true,
    }),
    check: async () => {
      assertOpen();
      // An engine that starts its threads with its first orders is not made to start them here.
      const proved = [pool, desk].filter((one) => isWarm || one.hasFailed());
      await Promise.all(proved.map((one) => one.prove()));
    },
    foretellWords: async (order, signal) => (await ask({ order }, signal)).words,
    listCatalogue: async () => (await ask({ lists: true })).groups,
    specifySketch: async ({ prompt, recipe, model }, signal) => {
      if (!isOwnModel(model)) return undefined;
      return (await ask({ sketch: { prompt, ...recipe } }, signal)).specification;
    },
    ...(wordsReader && { promptReader: createPromptReader(wordsReader) }),
    localModels: { list: store.list, areUsedFor: usesModels, fetchMissing: fetchModels },
    canVary: ({ kind, model }) => KIND_TRAITS.get(kind)?.varies === true && isOwnModel(model),
    render: async (brief, options) => {
      // A pool that has ended would start threads anew, and nobody would end those.
      assertOpen();
      if (!kinds.has(brief.kind)) {
        throw new EngineError('unsupported', `The studio engine draws no ${brief.kind}`);
      }
      const given = await answer(drawnBrief(brief), options);
      if ('image' in given) return inUsersWords(given.image, brief);
      if ('refusal' in given) throw fromRefusal(given);
      throw new EngineError('failed', 'A thread gave no picture');
    },
    close: async () => {
      isClosed = true;
      await Promise.all([pool.destroy(), spare.destroy(), reader.destroy(), desk.close()]);
    },
  };
}
