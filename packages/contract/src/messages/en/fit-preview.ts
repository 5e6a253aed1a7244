import type { FitDoubt } from '../../run-preview.ts';

/** Sentences for doubts about a garment on a person: what will not fit, and what to do. */
const doubts: Record<FitDoubt, string> = {
  'lower-on-top':
    'This looks like a skirt or trousers, but a top is marked. Mark what is worn below, or choose a top.',
  'top-on-lower':
    'This looks like a top or a dress, but a skirt or trousers are marked. Mark the top, or choose a skirt or trousers.',
  'dress-on-legs':
    'Two legs are marked, so this dress gets legs. Mark the space between them too, or choose a jumpsuit.',
  'longer-than-mark':
    'This garment is longer than the part you marked. Mark further down, or choose a shorter one.',
  'shorter-than-mark':
    'This garment ends above the end of the part you marked. Legs and clothes below it are made up.',
  'sleeves-beyond-mark': 'Its sleeves are longer than what you marked. Mark the arms too.',
  'arms-made-up': 'Its sleeves are shorter than the ones worn. The bare arms are made up.',
  'sleeves-touch':
    'Its sleeves lie against the body, so its shape is a guess. A picture with the sleeves apart works better.',
  'turned-away': 'The model is turned to the side. The garment is laid on as seen from the front.',
  'unclear-outline': 'The garment’s outline is unclear. A picture on a plain ground works better.',
};

/** The words of the free preview of a garment on a person. */
export const fitPreview = {
  title: 'Preview',
  free: 'Free, small and rough.',
  pending: 'Trying it on …',
  enlarge: 'Enlarge the preview',
  alt: 'The model in the new garment, small',
  failed: 'There is no preview right now. You can generate all the same.',
  again: 'Try again',
  doubtsTitle: 'Before you pay',
  doubts,
} as const;
