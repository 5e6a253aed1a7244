import type { Generation } from '@toile/contract';

/** The image of an event: one that was deleted since keeps its place. */
type Delivered = Generation & { deleted?: true };

/** A place for one image of a run: empty, filled, or ended without an image. */
export type Slot = { index: number; generation: Delivered | null; failure: string | null };

export function createSlots(count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({ index, generation: null, failure: null }));
}

/**
 * Puts an image into the slots: where the same output or the one it replaces lies, else
 * into the first empty slot, else into a new one at the end.
 */
export function fillSlot(slots: readonly Slot[], generation: Delivered, replaces?: string): Slot[] {
  const place = findPlace(slots, generation, replaces);
  const filled = { index: place, generation, failure: null };
  return place === slots.length
    ? [...slots, filled]
    : slots.map((slot) => (slot.index === place ? filled : slot));
}

/** Marks the last empty slot as failed: images fill from the front, failures from the back. */
export function failSlot(slots: readonly Slot[], message: string): Slot[] {
  const failed = slots.findLast(isEmpty);
  return slots.map((slot) => (slot === failed ? { ...slot, failure: message } : slot));
}

function isEmpty(slot: Slot): boolean {
  return slot.generation === null && slot.failure === null;
}

function findPlace(slots: readonly Slot[], generation: Delivered, replaces?: string): number {
  const id = generation.output_image_id;
  const same = slots.find(
    (slot) => slot.generation && [id, replaces].includes(slot.generation.output_image_id),
  );
  return (same ?? slots.find(isEmpty))?.index ?? slots.length;
}
