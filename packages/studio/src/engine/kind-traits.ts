import type { BriefKind } from '@toile/tools';

/** Properties of a kind of brief, known without its renderer being loaded. */
export type KindTraits = {
  /** True where it can draw the design of another picture with other details. */
  varies?: boolean;
  /** The pictures of a brief that the models look at. */
  seenRoles?: readonly ('target' | 'source' | 'backdrop')[];
  /** True where a mask in the brief spares the models the target. */
  isToldByMask?: boolean;
  /** True where it is drawn in the thread of the models. */
  isDrawnByModels?: boolean;
};

/** The kinds of brief that the studio engine renders, a line each. */
const TRAITS = {
  'create-background': { varies: true, seenRoles: ['target', 'backdrop'], isToldByMask: true },
  'create-pattern': { varies: true },
  'create-sketch': { varies: true },
  'generate-mask': { isDrawnByModels: true },
  'image-to-flatlay': { varies: true, seenRoles: ['target', 'source'] },
  'pattern-to-image': { varies: true },
  'photo-parts': { isDrawnByModels: true },
  'preview-background': { isDrawnByModels: true },
  'preview-flatlay': { isDrawnByModels: true },
  'preview-swap': { isDrawnByModels: true },
  'recolour-pattern': {},
  'sketch-to-image': { varies: true },
  'swap-garment': { varies: true, seenRoles: ['target', 'source'] },
  'upscale-image': {},
} as const satisfies Partial<Record<BriefKind, KindTraits>>;

export type KindName = keyof typeof TRAITS;

/** Traits by kind; a kind that is absent is none of the studio engine's. */
export const KIND_TRAITS: ReadonlyMap<BriefKind, KindTraits> = new Map(listTraits());

function listTraits(): [BriefKind, KindTraits][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a closed record
  return Object.entries(TRAITS) as [KindName, KindTraits][];
}
