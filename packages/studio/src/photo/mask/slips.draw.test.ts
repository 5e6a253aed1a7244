import { beforeAll, expect, test } from 'vitest';
import { openReading, type PhotoReading } from '../open-reading.ts';
import { drawFigurePhoto, type FigurePhoto } from '../testing/draw-figure-photo.ts';
import { innerDots } from '../testing/inner-dots.ts';
import { type GarmentEnd, lineOverEdge } from '../testing/line-over-edge.ts';
import { overlap } from '../testing/overlap.ts';
import type { Dot } from './dots.ts';
import { maskFromDots } from './mask-from-dots.ts';

const SIZE = { width: 768, height: 1024 };
const LEAST = 0.88;

let figure: FigurePhoto;
let reading: PhotoReading;
let top: Uint8Array;
let skirt: Uint8Array;
let face: Dot;

beforeAll(async () => {
  figure = await drawFigurePhoto('green sweater and black pencil skirt', { seed: 8, variant: 0 });
  reading = await openReading(figure.png);
  [top, skirt] = ['knit', 'skirt'].map((name) => figure.truth(({ garment }) => garment === name));
  const { nose } = await reading.joints();
  face = { x: Math.round(nose.x), y: Math.round(nose.y) };
}, 120_000);

const marked = async (wanted: readonly Dot[]) => maskFromDots(reading, { wanted, unwanted: [] });

test.each<[GarmentEnd, number]>(
  (['hem', 'neck', 'sleeve'] as const).flatMap((end) =>
    [5, 15, 40].map((px): [GarmentEnd, number] => [end, px]),
  ),
)(
  'a line that leaves a garment at its %s by %i pixels selects that garment',
  async (end, overPx) => {
    const skin = figure.truth((region) => region.class === 'skin');
    for (const garment of [top, skirt]) {
      const { mask, extent } = await marked(
        lineOverEdge(garment, skin, { end, overPx, size: SIZE }),
      );
      expect(extent).toBe('garment');
      expect(overlap(mask, garment)).toBeGreaterThan(LEAST);
    }
  },
);

test('a stray dot on the ground changes nothing', async () => {
  const dots = innerDots(top, SIZE, 2);
  const { mask } = await marked(dots);
  for (const stray of [
    { x: 20, y: 500 },
    { x: 740, y: 40 },
  ]) {
    expect(overlap((await marked([...dots, stray])).mask, mask)).toBe(1);
  }
});

test.each([
  [1, 1],
  [3, 1],
  [1, 3],
])('dots on two garments select both: %i and %i', async (onTop, onSkirt) => {
  const dots = [...innerDots(top, SIZE, onTop), ...innerDots(skirt, SIZE, onSkirt)];
  const { mask, extent } = await marked(dots);
  expect(extent).toBe('garment');
  expect(
    overlap(
      mask,
      top.map((on, i) => on | skirt[i]),
    ),
  ).toBeGreaterThan(LEAST);
});

test('dots on the face and a garment select the person', async () => {
  const person = figure.truth(() => true);
  for (const count of [0, 1, 3]) {
    const { mask, extent } = await marked([face, ...innerDots(top, SIZE, count)]);
    expect(extent).toBe('subject');
    expect(overlap(mask, person)).toBeGreaterThan(0.92);
  }
});
