import type { ExamplePicture } from '../example-picture.ts';

/** Pictures that the tool made, with their prompts. */
export const MADE: readonly ExamplePicture[] = [
  { picture: 'painted-figure', accepted: true, words: 'gownWords' },
  { picture: 'line-figure', accepted: true, words: 'coatWords' },
  { picture: 'technical-flat', accepted: true, words: 'flatWords' },
];
