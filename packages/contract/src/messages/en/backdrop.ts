import { BACKDROP_MIN_SIDE_PX } from '../../limits.ts';

/** Words of the user's own backdrop: of its field, and of the server. */
export const backdrop = {
  title: 'Your own backdrop',
  ask: 'Add a photograph',
  previous: 'Choose an earlier picture',
  hint: 'Optional: a photograph of a place, without people, in place of words.',
  words: 'The prompt may stay empty. Words say how sharp the backdrop is: “sharp”, “blurred”.',
  alt: 'Your backdrop: {name}',
  small: 'This backdrop is small. It will look soft.',
  tooSmall: `This backdrop is too small. Please use one of at least ${BACKDROP_MIN_SIDE_PX} pixels on each side.`,
  notTaken: '{engine} takes no backdrop of your own. Describe the place in words instead.',
} as const;
