import { describe, expect, it } from 'vitest';
import { isPhotograph } from './is-photograph.ts';

const SIZE = { width: 300, height: 400 };

/** A disc of a colour on a page, with an outline or without. */
function discOn(page: number, disc: readonly number[], outline?: number) {
  const count = SIZE.width * SIZE.height;
  const rgb = new Float32Array(count * 3);
  const light = new Float32Array(count);
  const labels = new Uint16Array(count);
  for (let i = 0; i < count; i += 1) {
    const off = Math.hypot((i % SIZE.width) - 150, Math.floor(i / SIZE.width) - 200) - 100;
    if (off < 0) labels[i] = 1;
    const isOutline = outline !== undefined && Math.abs(off) < 1.6;
    for (let c = 0; c < 3; c += 1) {
      rgb[i * 3 + c] = isOutline ? outline : off < 0 ? disc[c] : page;
      light[i] += rgb[i * 3 + c] / 3;
    }
  }
  return { picture: { ...SIZE, rgb }, light, labels };
}

describe('isPhotograph', () => {
  it.each([
    ['a thing without an outline', discOn(0.95, [0.8, 0.5, 0.4]), true],
    ['a thing before something dark', discOn(0.4, [0.9, 0.9, 0.9], 0.1), true],
    ['a drawn outline', discOn(0.97, [0.8, 0.5, 0.4], 0.15), false],
    ['bare pencil lines', discOn(0.97, [0.97, 0.97, 0.97], 0.6), false],
    ['black cloth, whose outline is not seen', discOn(0.97, [0.05, 0.05, 0.05], 0.05), false],
  ])('%s', (_, outlined, expected) => {
    expect(isPhotograph(outlined)).toBe(expected);
  });
});
