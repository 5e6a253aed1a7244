import type { Hex } from '../../core/colour.ts';
import type { Match } from './lexicon.ts';
import type { NamedColour } from './read-prompt.ts';

type Read = { matches: Match[]; colours: NamedColour[] };

/** Phrases of lines that go round things of a colour of their own. */
const ROUND: ReadonlySet<string> = new Set(['outline', 'outlined']);

/**
 * The colours that are said of lines: "line drawing in white" is drawn in white whatever else is
 * named, and "red hearts, white outlines" are red hearts with an outline, and no drawing in lines.
 */
export function readLines(
  { matches, colours }: Read,
  tokens: readonly string[],
): Read & { outline?: Hex; lines?: Hex } {
  for (const match of matches) {
    if (!isOfLines(match)) continue;
    const own = colours.find((colour) => isSaidOf(colour, match, tokens));
    if (!own) continue;
    const others = colours.filter((one) => one !== own);
    const isRound = ROUND.has(match.phrase) && others.some(({ isAccent }) => isAccent !== true);
    if (!isRound) return { matches, colours: [own, ...others], lines: own.colour };
    return {
      matches: matches.map((one) => (one === match ? withoutStyle(one) : one)),
      colours: others,
      outline: own.colour,
    };
  }
  return { matches, colours };
}

/** Words for a medium that are things in the plural: "white grout lines", "postage stamps". */
const ONCE: ReadonlySet<string> = new Set(['line', 'stamp', 'block']);

/** True for a word that names parts or things, and not the medium of the drawing; "in lines" tells it. */
export const isNoMedium = ({ phrase, plural, from }: Match, tokens: readonly string[]): boolean =>
  plural && ONCE.has(phrase) && tokens[from - 1] !== 'in' && tokens[from - 2] !== 'in';

const isOfLines = ({ meanings }: Match) =>
  meanings.some((meaning) => meaning.is === 'style' && meaning.style === 'line');

/** "White outlines", "outlined in white", "line drawing in white". */
const isSaidOf = (colour: NamedColour, { from, to }: Match, tokens: readonly string[]): boolean =>
  colour.to === from || (colour.from === to + 1 && (tokens[to] === 'in' || tokens[to] === 'with'));

/** The match without its medium; what no drawing answers then stays told. */
export const plainNoun = (match: Match): Match => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== 'style'),
});

/** The match without its medium, as something that every picture shows. */
export const withoutStyle = (match: Match): Match => ({
  ...match,
  meanings: [...match.meanings.filter(({ is }) => is !== 'style'), { is: 'filler' }],
});
