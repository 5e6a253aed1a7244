import { expect, test } from 'vitest';
import { hexToOklab, oklabToHex, writeOklab, writeSrgb } from './oklab.ts';

test('the published values of the corners', () => {
  const rounded = (hex: string) => hexToOklab(hex).map((value) => Math.round(value * 1000) / 1000);
  expect(rounded('#ffffff')).toEqual([1, 0, 0]);
  expect(rounded('#ff0000')).toEqual([0.628, 0.225, 0.126]);
  expect(rounded('#0000ff')).toEqual([0.452, -0.032, -0.312]);
});

test('every byte comes back from there', () => {
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let byte = 0; byte < 256; byte += 1) {
    const colour = [byte, 255 - byte, (byte * 7) % 256];
    writeOklab(colour, lab, 0);
    writeSrgb(lab, rgb, 0);
    expect(rgb).toEqual(colour);
  }
});

test('what sRGB has not is clipped', () => {
  expect(oklabToHex([0.7, 0.4, 0])).toMatch(/^#ff00/);
  expect(oklabToHex([1.4, 0, 0])).toBe('#ffffff');
  expect(oklabToHex(hexToOklab('#1d2b53'))).toBe('#1d2b53');
});
