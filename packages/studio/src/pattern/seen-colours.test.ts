import { describe, expect, it } from 'vitest';
import { type Hex, toRgb } from '../core/colour.ts';
import { createPattern } from './create-pattern.ts';
import type { AskedColour } from './prompt/read-prompt.ts';
import { missingColours, tallyColours } from './seen-colours.ts';

const SIDE = 100;

/** A square of a ground with a share of it in other colours, row by row from above. */
function picture(ground: Hex, others: readonly (readonly [Hex, number])[]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const colours = others.flatMap(([colour, share]) =>
    Array.from({ length: Math.round(share * SIDE * SIDE) }, () => colour),
  );
  for (let i = 0; i < SIDE * SIDE; i += 1) data.set([...toRgb(colours[i] ?? ground), 255], i * 4);
  return { data, sizePx: SIDE };
}

const asked = (name: string, colour: Hex, part: AskedColour['part']): AskedColour => ({
  name,
  colour,
  part,
  words: [name],
  from: 0,
  to: 1,
});

const missing = (seen: ReturnType<typeof picture>, ...wanted: AskedColour[]) =>
  missingColours(tallyColours(seen), { asked: wanted, laid: '#ffffff' }).map(({ name }) => name);

const NAVY = asked('navy', '#1b2c50', 'ground');
const CORAL = asked('coral', '#f27a6a', 'figures');
const GOLD = asked('gold', '#c9a04a', 'accent');

describe('the look at a finished picture', () => {
  it('finds a ground, figures and an accent that are there', () => {
    const seen = picture('#1b2c50', [
      ['#f27a6a', 0.2],
      ['#c9a04a', 0.05],
    ]);
    expect(missing(seen, NAVY, CORAL, GOLD)).toEqual([]);
  });

  it('misses what is not there, by its part', () => {
    const seen = picture('#f2f0ea', [['#f27a6a', 0.2]]);
    expect(missing(seen, NAVY, CORAL, GOLD)).toEqual(['navy', 'gold']);
  });

  it('takes flecks for an accent and not for a ground', () => {
    const flecks = picture('#f2f0ea', [['#c9a04a', 0.04]]);
    expect(missing(flecks, GOLD)).toEqual([]);
    expect(missing(flecks, { ...GOLD, part: 'ground' })).toEqual(['gold']);
  });

  it('knows a colour in another light, and not its neighbour', () => {
    expect(missing(picture('#f08a78', []), CORAL)).toEqual([]);
    expect(missing(picture('#e8b83a', []), CORAL)).toEqual(['coral']);
    expect(missing(picture('#17171a', []), NAVY)).toEqual(['navy']);
    expect(missing(picture('#2c62ad', []), NAVY)).toEqual(['navy']);
  });
});

describe('the words of colours', () => {
  it.each([
    'barn owls and crescent moons, midnight blue with old gold',
    'marigold garlands across hot pink',
    'moths and beetles, ecru',
    'ghosts and bats in lavender, peach and mint',
    'thistles, all tones of mocha',
  ])('of "%s" are drawn', (prompt) => {
    const { unread } = createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });
    const colours = 'midnight blue old gold hot pink ecru lavender peach mint mocha'.split(' ');
    expect(unread.filter((word) => colours.includes(word))).toEqual([]);
  });
});
