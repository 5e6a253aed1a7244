import { hexToOklab } from '@toile/raster';
import { expect, test } from 'vitest';
import { readyPalettes } from './ready-palettes.ts';

const OWN = ['#f7edd7', '#c02030', '#203060'];

test('each has one colour for each own one', () => {
  for (const own of [OWN, ['#808080'], [...OWN, ...OWN.toReversed()]]) {
    for (const { palette } of readyPalettes(own)) {
      expect(palette).toHaveLength(own.length);
      for (const hex of palette) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
});

test('a turned hue is as strong as a screen shows it, and no other hue', () => {
  const [, third] = readyPalettes(['#ca2a32']).filter(({ name }) => name !== 'rotate');
  const [, a, b] = hexToOklab(third?.palette[0] ?? '');
  const [, ownA, ownB] = hexToOklab('#ca2a32');
  const turn = (Math.atan2(b, a) - Math.atan2(ownB, ownA)) / Math.PI;
  expect(Math.abs(turn - 2 / 3)).toBeLessThan(0.06);
});

test('curated ones keep light on dark', () => {
  const paletteOf = (name: string) =>
    readyPalettes(OWN).find((ready) => ready.name === name)?.palette ?? [];
  expect(paletteOf('bauhaus')).toEqual(['#f3efe4', '#d8412f', '#1b1b1f']);
  const light = paletteOf('night').map((hex) => hexToOklab(hex)[0]);
  expect(light[0]).toBeLessThan(light[2] ?? 0);
  expect(paletteOf('rotate')).toEqual(['#c02030', '#203060', '#f7edd7']);
});
