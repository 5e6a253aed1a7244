import type { Hex } from '../../core/colour.ts';
import type { Match } from './lexicon.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';

/** From the outer edge of the bow to the inner. */
const RAINBOW: readonly Hex[] = ['#d63a3f', '#ee8a2e', '#f3cd3d', '#4fa35a', '#3d78c2', '#7650a8'];

const MANY_COLOURED: ReadonlySet<string> = new Set([
  'multicolour',
  'multicolor',
  'colourful',
  'colorful',
]);
const BRIGHTS: readonly Hex[] = ['#e0554f', '#f0b93a', '#3f9c8f', '#4a78c0', '#d977a6'];

/** Bright colours for the things of "multicoloured balloons", where others have colours of their own. */
export function readBrights(
  matches: readonly Match[],
  named: readonly NamedColour[],
): NamedColour[] {
  if (named.length === 0) return [];
  return matches.flatMap((match) => {
    const next = matches.find(({ from }) => from === match.to);
    const things = next?.meanings.flatMap((it) => (it.is === 'subject' ? [it.id] : [])) ?? [];
    if (!MANY_COLOURED.has(match.phrase) || things.length === 0) return [];
    const { from, to } = match;
    return BRIGHTS.map((colour) => ({ colour, before: [], isOfFigures: true, things, from, to }));
  });
}

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
