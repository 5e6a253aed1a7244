import type { RunDoubt } from '../../run-preview.ts';

/** Sentences for doubts about a run: what will not come out well, and what to try. */
const doubts: Record<RunDoubt, string> = {
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
  'turned-away':
    'The model is turned to the side. Garments are read and laid on as seen from the front.',
  'from-behind':
    'The model is seen from behind, but the garment is laid on with its front. Use a photo from the front.',
  seated:
    'The model sits or crouches. Cloth is laid on as on somebody who stands. Use a photo of a standing model.',
  'covered-mark':
    'Arms, hair, a bag or another garment lie over the marked one. They get cut or covered. Use a photo in which nothing is before it.',
  'no-garment-shape':
    'This does not look like a garment laid flat. Use a picture of one garment, seen from the front.',
  'bag-or-shoes':
    'This looks like a bag, shoes or another accessory, which cannot be worn here. Use a picture of a garment.',
  'several-garments':
    'There are several things in this picture. The largest one alone is worn. Use a picture of one garment.',
  'unclear-outline': 'The garment’s outline is unclear. A picture on a plain ground works better.',
  'garment-cut-off':
    'The photo cuts this garment off. What is missing is made up or left out. Use a photo that shows all of it.',
  'covered-by-arms':
    'An arm or a hand covers part of this garment. The cloth there is made up. Use a photo with the arms at the sides.',
  'covered-by-hair':
    'Hair covers part of this garment. The cloth there is made up. Use a photo with the hair back.',
  'covered-by-bag':
    'A bag covers part of this garment. The cloth there is made up. Use a photo without it.',
  'covered-by-garment':
    'Another garment covers part of this one and may come along. Use a photo of it alone, or lift out the outer one.',
  'garment-small':
    'The garment is small in this photo, so its cloth will look coarse. Use a photo from closer by.',
  'back-of-garment':
    'The model is seen from behind, so the flat-lay shows the back of the garment.',
  'feet-missing':
    'The photo ends above the feet, and the new picture is cut off there too. Use a full-length photo.',
  'cut-at-side':
    'The photo cuts the subject off at its side, and the new picture does too. Use a photo with room around the subject.',
  'cut-edge-shows':
    'The photo cuts the subject off, and where you moved it that cut shows. Move it to the edge of the picture, or use a full-length photo.',
  'photo-small':
    'The subject is small in this photo, so it will look soft in the new picture. Use a closer or a larger photo.',
  'mask-covers-all':
    'Nearly the whole photo is marked, so hardly any background can be new. Mark only what is to stay.',
  'mask-covers-little':
    'Very little is marked, and all the rest is replaced. Mark everything that is to stay.',
  'cut-out-already':
    'This photo was cut out before. What was lost at its edge, such as hair, does not come back. Use the original photo.',
};

/** The words of the free preview of a run. */
export const runPreview = {
  title: 'Preview',
  free: 'Free, small and rough.',
  pending: 'Looking at it …',
  enlarge: 'Enlarge the preview',
  alt: 'The first picture, small',
  failed: 'There is no preview right now. You can generate all the same.',
  again: 'Try again',
  doubtsTitle: 'Before you pay',
  doubts,
} as const;
