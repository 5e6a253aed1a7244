import type { Hex } from '../../../core/colour.ts';

/** Nouns of the plain ground behind a figure. */
export const GROUND_NOUNS: ReadonlySet<string> = new Set([
  'backdrop',
  'background',
  'backcloth',
  'ground',
  'wall',
  'studio',
  'sweep',
  'cyclorama',
]);

/** Words before such a noun that stand for a tone without naming a colour. */
export const GROUND_TONES: Readonly<Record<string, Hex>> = {
  dark: '#2e2d2f',
  deep: '#2e2d2f',
  moody: '#2e2d2f',
  light: '#efeeec',
  bright: '#f6f6f5',
  pale: '#efeeec',
};

/** Words before such a noun that every plain ground of ours answers. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  'plain',
  'simple',
  'clean',
  'neutral',
  'seamless',
  'minimal',
  'photo',
  'solid',
  'even',
  'empty',
  'paper',
]);

/** Words between the last words of a prompt and its place: "on a", "in front of the". */
export const PLACE_LINKS: ReadonlySet<string> = new Set([
  'in',
  'on',
  'at',
  'by',
  'near',
  'along',
  'under',
  'before',
  'against',
  'through',
  'across',
  'over',
  'among',
  'amid',
  'beside',
  'front',
  'of',
  'a',
  'an',
  'the',
  'with',
]);
