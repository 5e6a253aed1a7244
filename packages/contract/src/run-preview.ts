import { z } from 'zod';

/**
 * Doubts about a garment on a person, found before the run is paid. The sentence for each is in
 * `fitDoubts` of the message table.
 */
export const FIT_DOUBTS = [
  'lower-on-top',
  'top-on-lower',
  'dress-on-legs',
  'longer-than-mark',
  'shorter-than-mark',
  'sleeves-beyond-mark',
  'arms-made-up',
  'turned-away',
  'unclear-outline',
  'sleeves-touch',
] as const;

export type FitDoubt = (typeof FIT_DOUBTS)[number];

/**
 * Answer of POST /preview-run/: the first picture of the run, small, as a WebP data URI, and what
 * may not come out well in it.
 */
export const runPreviewSchema = z.object({
  output: z.string(),
  doubts: z.array(z.enum(FIT_DOUBTS)),
});

export type RunPreview = z.infer<typeof runPreviewSchema>;
