import { findPalette, hexToOklab } from '@toile/raster';
import type { BriefSettings } from '@toile/tools';
import { describe, expect, test } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import type { Drawn } from '../core/kind.ts';
import { patternKind } from './pattern-kind.ts';
import { recolourKind } from './recolour-pattern.ts';

const DRAW = { seed: 7, variant: 0 };
const BRIEF = {
  prompt: 'red gingham',
  instruction: '',
  size: { width: 256, height: 256 },
  images: {},
} as const;

const gingham = await patternKind({ ...BRIEF, kind: 'create-pattern', settings: {} }, DRAW);
const origin = await encodePng(gingham);

function recolour(recolouring: BriefSettings['recolouring'], picture?: Uint8Array) {
  const brief = { ...BRIEF, kind: 'recolour-pattern', images: { origin: picture ?? origin } };
  return recolourKind({ ...brief, kind: 'recolour-pattern', settings: { recolouring } }, DRAW);
}

const coloursOf = (drawn: Drawn) => findPalette(drawn).map(({ hex }) => hex);

/** The weave shifts the mean of a colour a little. */
function expectColours(drawn: Drawn, expected: readonly string[]) {
  const found = coloursOf(drawn);
  expect(found).toHaveLength(expected.length);
  for (const [i, hex] of expected.entries()) {
    const [one, other] = [hexToOklab(hex), hexToOklab(found[i])];
    expect(Math.hypot(...one.map((value, axis) => value - other[axis]))).toBeLessThan(0.015);
  }
}

describe('a tile of ours', () => {
  test('has the new colours, each in the other’s place, and is seamless', async () => {
    const drawn = await recolour({ palette: ['#205040', '#f4d9c0'] });
    expectColours(drawn, ['#205040', '#f4d9c0']);
    expect(drawn.seam?.seamless).toBe(true);
    expect(drawn.choices).toEqual({ colourway: '#205040 #f4d9c0' });
    expect([drawn.width, drawn.height]).toEqual([256, 256]);
  });

  test('keeps the colours that no new one is given for', async () => {
    const [, light] = coloursOf(gingham);
    expectColours(await recolour({ palette: ['#205040'] }), ['#205040', light]);
  });

  test('gives way where the order says, in any order', async () => {
    const [dark, light] = coloursOf(gingham);
    const drawn = await recolour({
      palette: ['#f4d9c0', '#205040'],
      from: [light, dark],
    });
    expectColours(drawn, ['#205040', '#f4d9c0']);
  });
});

test('what is no picture is refused', async () => {
  const work = recolour({ palette: ['#205040'] }, new Uint8Array([1, 2, 3]));
  await expect(work).rejects.toMatchObject({ kind: 'refused', reason: 'undecodable' });
});
