import type { MaskCoordinates, Reposition } from '@toile/contract';

/** The marks on the photo, besides the mask itself, and the chosen face. */
export type Placing = {
  /** The dots from which the mask was made, in pixels of the photo. */
  maskCoordinates?: MaskCoordinates;
  /** New place of the cut-out subject; absent while it stays in its place. */
  reposition?: Reposition;
  faceId: number;
};

/** Value for no chosen face: the engine takes any. */
export const RANDOM_FACE = -1;

export const NOTHING_PLACED: Placing = { faceId: RANDOM_FACE };

export function isSamePlacing(a: Placing, b: Placing): boolean {
  return listFields(a).join('\n') === listFields(b).join('\n');
}

/** The fields of a run's request for a placing. */
export function listFields({ faceId, maskCoordinates, reposition }: Placing): [string, string][] {
  return [
    ...(faceId === RANDOM_FACE ? [] : [['face_id', String(faceId)] as [string, string]]),
    ...optional('mask_coordinates', maskCoordinates),
    ...optional('reposition', reposition),
  ];
}

function optional(name: string, value: unknown): [string, string][] {
  return value === undefined ? [] : [[name, JSON.stringify(value)]];
}
