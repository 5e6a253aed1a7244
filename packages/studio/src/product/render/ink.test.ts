import { expect, it } from 'vitest';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { layInk } from './ink.ts';
import { cotton } from './materials/cotton.ts';
import type { Piece } from './pieces.ts';
import type { Stage } from './stage.ts';

const SIDE = 60;
const CLOTH = 1;

type Given = { isMapped: boolean; printed?: boolean; stroke?: number };

/** A square of cloth, all in view, with a stroke across its middle: the linear light after the ink. */
function ink({ isMapped, printed = false, stroke = 0 }: Given) {
  const labels = new Uint16Array(SIDE * SIDE);
  const colours = new Float32Array(SIDE * SIDE * 3).fill(0.95);
  for (let y = 10; y < 50; y += 1) labels.fill(CLOTH, y * SIDE + 10, y * SIDE + 50);
  for (let y = 29; y < 31; y += 1) {
    colours.fill(stroke, (y * SIDE + 10) * 3, (y * SIDE + 50) * 3);
    colours.fill(stroke, (y * SIDE + 2) * 3, (y * SIDE + 5) * 3);
  }
  const light = new Float32Array(SIDE * SIDE * 3).fill(0.5);
  const size = { width: SIDE, height: SIDE };
  layInk(light, {
    reading: { size, colours, labels, isMapped } as SketchReading,
    stage: {
      ...size,
      left: 0,
      top: 0,
      labels,
      printed: Uint8Array.of(0, printed ? 1 : 0),
    } as Stage,
    edges: { distance: new Float32Array(SIDE * SIDE).fill(20) },
    pieces: [
      undefined,
      { isFace: false, material: cotton, surface: { region: { class: 'garment' } } } as Piece,
    ],
  });
  return (x: number, y: number) => light[(y * SIDE + x) * 3 + 1];
}

it('lays the strokes of the drawing over the paint, and leaves the rest as it is', () => {
  const at = ink({ isMapped: true });
  expect(at(30, 30)).toBeLessThan(0.06);
  expect(at(30, 15)).toBe(0.5);
});

it('draws nothing on the ground', () => {
  expect(ink({ isMapped: true })(3, 30)).toBe(0.5);
});

it('takes a broad black pen for a deep tone of the cloth, and a pale stroke for a faint one', () => {
  const black = ink({ isMapped: false })(30, 30);
  expect(black).toBeGreaterThan(0.5 * 0.2);
  expect(black).toBeLessThan(0.5 * 0.4);
  expect(ink({ isMapped: false, stroke: 0.75 })(30, 30)).toBeGreaterThan(2 * black);
});

it('leaves the marks inside a print alone: another cloth would show their ghosts', () => {
  expect(ink({ isMapped: true, printed: true })(30, 30)).toBe(0.5);
});
