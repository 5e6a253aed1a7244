import type { Hex } from '../../core/colour.ts';
import type { Match } from './lexicon.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';

/** From the outer edge of the bow to the inner. */
const RAINBOW: readonly Hex[] = ['#d63a3f', '#ee8a2e', '#f3cd3d', '#4fa35a', '#3d78c2', '#7650a8'];

/** The colours of "rainbow stripes", which are no rainbows on stripes; none beside other colours. */
export function readRainbow(
  matches: readonly Match[],
  named: readonly NamedColour[],
): { colours: NamedColour[]; asked: AskedColour[] } {
  const said = matches.find(
    ({ phrase, meanings }) => phrase === 'rainbow' && meanings.every(({ is }) => is !== 'subject'),
  );
  if (!said || named.length > 0) return { colours: [], asked: [] };
  const { from, to } = said;
  return {
    colours: RAINBOW.map((colour) => ({ colour, before: [], isOfFigures: true, from, to })),
    asked: RAINBOW.map((colour) => ({
      colour,
      name: 'rainbow',
      words: ['rainbow', 'colour'],
      from,
      to,
      part: 'figures',
    })),
  };
}
