import type { BriefKind } from '@toile/tools';

/** The kinds of brief that the studio engine renders: known without its renderers being loaded. */
export const KIND_NAMES = [
  'create-background',
  'create-pattern',
  'create-sketch',
  'generate-mask',
  'image-to-flatlay',
  'pattern-to-image',
  'recolour-pattern',
  'sketch-to-image',
  'swap-garment',
  'upscale-image',
] as const satisfies readonly BriefKind[];

export type KindName = (typeof KIND_NAMES)[number];

/** The kinds that draw the design of another picture with other details. */
export const VARIED_KINDS: ReadonlySet<BriefKind> = new Set([
  'create-background',
  'create-pattern',
  'create-sketch',
  'image-to-flatlay',
  'pattern-to-image',
  'sketch-to-image',
  'swap-garment',
]);
