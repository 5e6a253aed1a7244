import { z } from 'zod';

/**
 * Doubts about a run that starts from a photo, found before it is paid. The sentence for each is in
 * `runPreview.doubts` of the message table.
 */
export const RUN_DOUBTS = [
  // A garment on a person.
  'lower-on-top',
  'top-on-lower',
  'dress-on-legs',
  'longer-than-mark',
  'shorter-than-mark',
  'sleeves-beyond-mark',
  'arms-made-up',
  'turned-away',
  'from-behind',
  'seated',
  'covered-mark',
  'no-garment-shape',
  'bag-or-shoes',
  'several-garments',
  'unclear-outline',
  'sleeves-touch',
  // A garment lifted out of a photo.
  'garment-cut-off',
  'covered-by-arms',
  'covered-by-hair',
  'covered-by-bag',
  'covered-by-garment',
  'garment-small',
  'back-of-garment',
  // A subject before a new background.
  'feet-missing',
  'cut-at-side',
  'cut-edge-shows',
  'photo-small',
  'mask-covers-all',
  'mask-covers-little',
  'cut-out-already',
] as const;

export type RunDoubt = (typeof RUN_DOUBTS)[number];

/**
 * Answer of POST /preview-run/: the first picture of the run, small, as a WebP data URI, and what
 * may not come out well in it, the worst first.
 */
export const runPreviewSchema = z.object({
  output: z.string(),
  doubts: z.array(z.enum(RUN_DOUBTS)),
});

export type RunPreview = z.infer<typeof runPreviewSchema>;
