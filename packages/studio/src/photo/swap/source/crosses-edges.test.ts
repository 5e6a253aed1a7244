import { expect, test } from 'vitest';
import { crossesEdges } from './crosses-edges.ts';

const SIZE = { width: 120, height: 160 };

const crosses = (isOn: (x: number, y: number) => boolean) =>
  crossesEdges(
    Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
      isOn(i % SIZE.width, Math.floor(i / SIZE.width)) ? 1 : 0,
    ),
    SIZE,
  );

test('tells stripes and dots that go on over the edges', () => {
  expect(crosses((x) => x % 20 < 8)).toBe(true);
  expect(crosses((_, y) => y % 20 < 8)).toBe(true);
  expect(crosses((x, y) => x % 16 < 8 && y % 16 < 9)).toBe(true);
});

test('leaves a garment alone, though its picture is trimmed to it', () => {
  const isDress = (x: number, y: number) => Math.abs(x - 60) < 20 + y / 4;
  const isSleeve = (y: number) => y > 20 && y < 50;
  expect(crosses((x, y) => isDress(x, y) || isSleeve(y))).toBe(false);
  expect(crosses((x, y) => isDress(x, y) && (y < 150 || x % 12 < 8))).toBe(false);
});
