import { expect, test } from 'vitest';
import { LABEL } from '../../parse/labels.ts';
import { wornLight } from './worn-light.ts';

const size = { width: 160, height: 160 };
const pixels = size.width * size.height;

const isPrinted = (x: number, y: number) => x >= 60 && x < 100 && y >= 50 && y < 90;
const fold = (x: number) => 1 - 0.2 * Math.exp(-(((x - 30) / 3) ** 2));

/** Light that is read from navy cloth with a fold, and with a white square on it or without. */
function lightOn(isTwoToned: boolean): (x: number, y: number) => number {
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i += 1) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    const dye = isTwoToned && isPrinted(x, y) ? [240, 240, 240] : [60, 70, 110];
    dye.forEach((level, c) => {
      rgb[i * 3 + c] = Math.round(level * fold(x));
    });
  }
  const all = (value: number) => new Uint8Array(pixels).fill(value);
  const { light } = wornLight({
    rgb,
    lit: all(1),
    labels: all(LABEL.upper),
    size,
    shouldersPx: 120,
  });
  return (x, y) => light[y * size.width + x];
}

test('keeps folds, and leaves a print on the cloth out', () => {
  const plain = lightOn(false);
  const printed = lightOn(true);
  expect(printed(30, 120)).toBeLessThan(printed(44, 120) - 0.08);
  for (const [x, y] of [
    [62, 70],
    [80, 70],
    [97, 52],
    [104, 70],
    [80, 94],
    [80, 120],
  ] as const) {
    expect(Math.abs(printed(x, y) - plain(x, y))).toBeLessThan(0.05);
  }
});
