import type { Generation } from '@toile/contract';
import type { SlotProgress } from '../../../lib/generations/run.ts';

/**
 * A place in the grid: empty, filled, ended without an image, or filled with an output deleted
 * since.
 */
export type ResultSlot = {
  index: number;
  /** `deleted`: the output was deleted before its event was read. */
  generation: (Generation & { deleted?: true }) | null;
  failure: string | null;
  deleted?: boolean;
};

/** State of a run as the result screen shows it. */
export type RunView = {
  internalJobId: string;
  status: 'loading' | 'succeeded' | 'failed';
  generationsDone: boolean;
  imageGenerationList: readonly ResultSlot[];
  stage: 'queued' | 'drawing' | 'retrying' | null;
  /** Progress of the images under way, by their slots. */
  progress?: Readonly<Record<number, SlotProgress>>;
  releasedCredits: number;
  canceled: boolean;
  streamStatus: 'connecting' | 'live' | 'reconnecting' | 'lost';
  generationsError: string | null;
};

/** The images that have arrived, in the order of the grid. */
export function listImages(run: Pick<RunView, 'imageGenerationList'>): Generation[] {
  return run.imageGenerationList.flatMap(({ generation }) => generation ?? []);
}

/** True for a run that has ended with one and the same failure in every place. */
export function failedThroughout(
  run: Pick<RunView, 'generationsDone' | 'imageGenerationList'>,
): boolean {
  const [first, ...others] = run.imageGenerationList.map(({ failure }) => failure);
  if (!run.generationsDone || typeof first !== 'string') return false;
  return others.every((failure) => failure === first);
}

/**
 * Progress of the images under way, by the empty places that they will fill: images fill the grid
 * from the front, in whatever order they come.
 */
export function placeProgress(
  { progress = {} }: Pick<RunView, 'progress'>,
  slots: readonly ResultSlot[],
): Map<number, SlotProgress> {
  const empty = slots.filter(({ generation, failure }) => generation === null && failure === null);
  const told = Object.values(progress).toSorted((one, other) => one.slot - other.slot);
  return new Map(
    told.slice(0, empty.length).flatMap((each, at) => {
      const place = empty[at];
      return place ? [[place.index, each] as const] : [];
    }),
  );
}

/** Credits returned for one place of a run that has ended. */
export function creditsOfPlace(
  run: Pick<RunView, 'releasedCredits' | 'imageGenerationList'>,
): number {
  const empty = run.imageGenerationList.filter(({ generation }) => generation === null);
  return empty.length === 0 ? 0 : Math.round(run.releasedCredits / empty.length);
}

/**
 * The words that the pictures do not show, each once, in order of appearance, without those that are
 * told elsewhere on the screen: a word of `told` may be of several.
 */
export function listUnread(
  images: readonly Pick<Generation, 'unread'>[],
  told: readonly string[] = [],
): string[] {
  const isTold = new Set(told.flatMap((words) => words.toLowerCase().split(' ')));
  const words = new Map<string, string>();
  for (const word of images.flatMap(({ unread }) => unread)) {
    const key = word.toLowerCase();
    const isNew = !key.split(' ').every((part) => isTold.has(part));
    if (isNew && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

/**
 * The slots with the images' present data: an event has the badges of the moment of delivery, the
 * server those of now. Images in `deletedIds` are taken out of their places.
 */
export function refreshSlots(
  slots: readonly ResultSlot[],
  known: readonly Generation[],
  deletedIds: ReadonlySet<string>,
): ResultSlot[] {
  const byId = new Map(known.map((one) => [one.output_image_id, one]));
  return slots.map((slot) => {
    if (!slot.generation) return slot;
    const id = slot.generation.output_image_id;
    if (deletedIds.has(id)) return { ...slot, generation: null, deleted: true };
    return { ...slot, generation: byId.get(id) ?? slot.generation };
  });
}
