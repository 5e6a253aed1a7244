import type { en } from '@toile/contract';

/** Every small picture that shows what can be brought: the web has a file of each name. */
export const EXAMPLE_PICTURES = [
  'whole-figure',
  'busy-ground',
  'half-length',
  'two-people',
  'cut-off',
  'too-dark',
  'back-lit',
  'far-away',
  'low-resolution',
  'hidden-garment',
  'line-figure',
  'painted-figure',
  'technical-flat',
  'page-askew',
  'full-of-notes',
  'faint-lines',
  'pattern-tile',
  'pattern-repeats',
  'cloth-flat',
  'cloth-folds',
  'pattern-framed',
  'cloth-worn',
  'garment-shirt',
  'garment-dress',
  'garment-tee',
  'several-garments',
  'garment-folded',
] as const;

export type ExamplePictureId = (typeof EXAMPLE_PICTURES)[number];

/** An example of what to bring, or of what not to. */
export type ExamplePicture = {
  picture: ExamplePictureId;
  /** True: a run can start from such a picture. */
  accepted: boolean;
  /** Key of its caption in the message table. */
  words: keyof typeof en.instructions.captions;
};
