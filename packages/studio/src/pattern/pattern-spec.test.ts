import { expect, it } from 'vitest';
import { type Hex, lightness, toLab } from '../core/colour.ts';
import { createPattern } from './create-pattern.ts';
import { tallyColours } from './seen-colours.ts';

/** Share of a picture whose colours a test holds for. */
function shareOf(prompt: string, is: (colour: Hex) => boolean): number {
  const { data, sizePx } = createPattern({ prompt, seed: 1, variant: 1, sizePx: 256 });
  const { counts, all } = tallyColours({ data, sizePx });
  return [...counts].reduce((sum, [colour, count]) => sum + (is(colour) ? count : 0), 0) / all;
}

it('gives all things the only colour that is said of them', () => {
  const prompt = 'whales and anchors in white on coral red';
  expect(shareOf(prompt, (colour) => lightness(colour) < 0.4)).toBeLessThan(0.01);
});

it('gives animals the colour right before them', () => {
  const prompt = 'black cats on mustard';
  expect(shareOf(prompt, (colour) => lightness(colour) < 0.3)).toBeGreaterThan(0.04);
  expect(shareOf(prompt, (colour) => lightness(colour) > 0.93)).toBeLessThan(0.04);
});

it('gives the colour of flowers to nothing that stands among them', () => {
  const isRed = (colour: Hex) => {
    const [, a, b] = toLab(colour);
    return a > 0.13 && b > 0.02;
  };
  const prompt = 'strawberries with little white flowers on sage';
  expect(shareOf(prompt, isRed)).toBeGreaterThan(0.02);
});
