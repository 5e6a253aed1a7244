import type { en } from '@toile/contract';

/** Small example pictures of inputs: the web app has a file of each name. */
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

/** An example of a good or a bad input. */
export type ExamplePicture = {
  picture: ExamplePictureId;
  /** True: a run can start from such a picture. */
  accepted: boolean;
  /** Key of its caption in the message table. */
  words: keyof typeof en.instructions.captions;
};
