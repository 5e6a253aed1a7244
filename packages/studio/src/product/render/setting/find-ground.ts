import type { Hex } from '../../../core/colour.ts';
import { meaningOf, type OutfitMatch } from '../../../sketch/outfit/outfit-meaning.ts';
import type { OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import { modifiedColour } from '../../../words/colour-phrases.ts';
import { isNegated } from '../../../words/drop-negated.ts';
import { BREAK } from '../../../words/tokens.ts';
import { GROUND_NOUNS, GROUND_TONES, PLAIN_WORDS } from './ground-words.ts';
import type { Span } from './spans.ts';

/** A plain ground that a prompt asks for, and its noun. */
export type Ground = Span & { colour?: Hex; noun: string };

/** A plain ground in the words of a prompt: "pale pink backdrop", "dark background", "grey studio", "on white". */
export function findGround(
  tokens: readonly string[],
  words: OutfitReading,
  isTaken: (at: number) => boolean,
): Ground | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!GROUND_NOUNS.has(tokens[at]) || isTaken(at) || isNegated(tokens, at)) continue;
    const from = startOfAdjectives(at, tokens, words);
    const colour = colourIn({ from, to: at }, tokens, words);
    const isStudio = tokens[at] === 'studio' && colour === undefined;
    if (from === at && !isStudio) continue;
    return { from, to: at + 1, colour, noun: tokens[at] };
  }
  return bareGround(tokens, words);
}

/** "On white", with nothing after it. */
function bareGround(tokens: readonly string[], words: OutfitReading): Ground | undefined {
  for (const match of words.wishes) {
    const after = tokens[match.to];
    const named = modifiedColour(match, { found: words.wishes, tokens });
    if (!named || (after !== undefined && after !== BREAK)) continue;
    const isOn = tokens[named.from - 1] === 'on' || tokens[named.from - 1] === 'against';
    const isApart =
      named.from === 1 || tokens[named.from - 2] === BREAK || named.to === tokens.length;
    if (isOn && isApart) return { ...named, from: named.from - 1, noun: 'ground' };
  }
  return undefined;
}

function startOfAdjectives(at: number, tokens: readonly string[], words: OutfitReading): number {
  let from = at;
  for (;;) {
    const before = words.wishes.find(({ to }) => to === from);
    const isTone =
      Object.hasOwn(GROUND_TONES, tokens[from - 1] ?? '') || PLAIN_WORDS.has(tokens[from - 1]);
    if (before && isColourWord(before)) from = before.from;
    else if (isTone || GROUND_NOUNS.has(tokens[from - 1])) from -= 1;
    else return from;
  }
}

const isColourWord = (match: OutfitMatch): boolean =>
  (['colour', 'modifier'] as const).some((is) => meaningOf(match, is));

function colourIn(
  { from, to }: Span,
  tokens: readonly string[],
  { wishes }: OutfitReading,
): Hex | undefined {
  const inside = wishes.filter((match) => match.from >= from && match.to <= to);
  for (const match of inside) {
    const named = modifiedColour(match, { found: inside, tokens });
    if (named) return named.colour;
  }
  const tone = tokens.slice(from, to).find((word) => Object.hasOwn(GROUND_TONES, word));
  return tone === undefined ? undefined : GROUND_TONES[tone];
}
