import type { ExamplePicture } from '../example-picture.ts';

/** What the tool makes, and of which words. */
export const MADE: readonly ExamplePicture[] = [
  { picture: 'pattern-tile', accepted: true, words: 'lemonWords' },
  { picture: 'pattern-repeats', accepted: true, words: 'dotWords' },
  { picture: 'cloth-flat', accepted: true, words: 'tartanWords' },
];
