import { isNegated } from '../../words/drop-negated.ts';
import { BREAK } from '../../words/tokens.ts';
import type { DesignWish } from './design/choose-design.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};

/** Words between a number and its buttons: "two large gold buttons". */
const REACH = 3;

/** A number of buttons, and the place of its word. */
export type CountedButtons = { wish: DesignWish; place: number };

/** The wish for a number of buttons on the front: "five buttons", "a 2 button blazer". */
export function countedButtons(tokens: readonly string[]): CountedButtons | undefined {
  const at = tokens.findIndex((word) => /^buttons?$/.test(word));
  if (at < 0 || isNegated(tokens, at)) return undefined;
  const from = Math.max(0, at - REACH, tokens.lastIndexOf(BREAK, at) + 1);
  const place = tokens.findLastIndex((word, k) => k >= from && k < at && numberOf(word) > 0);
  if (place < 0) return undefined;
  const wish: DesignWish = {
    axis: 'buttons',
    value: String(numberOf(tokens[place])),
    isRefused: false,
  };
  return { wish, place };
}

const numberOf = (word: string): number => NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : 0);
