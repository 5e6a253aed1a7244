import type { ExamplePicture } from '../example-picture.ts';

/** Pictures that the tool made, with their prompts. */
export const MADE: readonly ExamplePicture[] = [
  { picture: 'pattern-tile', accepted: true, words: 'lemonWords' },
  { picture: 'pattern-repeats', accepted: true, words: 'dotWords' },
  { picture: 'cloth-flat', accepted: true, words: 'tartanWords' },
];
