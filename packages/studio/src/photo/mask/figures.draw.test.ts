import { expect, it } from 'vitest';
import { openReading } from '../open-reading.ts';
import { drawFigurePhoto } from '../testing/draw-figure-photo.ts';
import { innerDots } from '../testing/inner-dots.ts';
import { overlap } from '../testing/overlap.ts';
import { maskFromDots } from './mask-from-dots.ts';

const SIZE = { width: 768, height: 1024 };

/** A garment of fewer pixels is mostly hidden under another. */
const LEAST_PX = 15_000;

const countOf = (mask: Uint8Array) => mask.reduce((sum, on) => sum + on, 0);

const PROMPTS = [
  'green sweater and black pencil skirt',
  'yellow t-shirt with denim shorts',
  'pink silk blouse with white midi skirt',
];

/** Overlaps of the masks that at most three dots give: of the whole figure, then of each garment. */
async function measureFigure(prompt: string): Promise<number[]> {
  const figure = await drawFigurePhoto(prompt, { seed: 3, variant: 1 });
  const reading = await openReading(figure.png);
  const measure = async (truth: Uint8Array, dots = innerDots(truth, SIZE, 3)) => {
    const { mask } = await maskFromDots(reading, { wanted: dots, unwanted: [] });
    return overlap(mask, truth);
  };
  const skin = figure.truth((region) => region.class === 'skin');
  const cloth = figure.truth((region) => region.class === 'garment');
  const onBody = [...innerDots(skin, SIZE, 1), ...innerDots(cloth, SIZE, 2)];
  const overlaps = [
    await measure(
      figure.truth(() => true),
      onBody,
    ),
  ];
  for (const garment of figure.garments) {
    const truth = figure.truth((region) => region.garment === garment);
    if (countOf(truth) > LEAST_PX) overlaps.push(await measure(truth));
  }
  return overlaps;
}

it('cuts figures out whole, and each garment by at most three dots', async () => {
  const overlaps: number[] = [];
  for (const prompt of PROMPTS) overlaps.push(...(await measureFigure(prompt)));
  const sorted = overlaps.toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(PROMPTS.length);
  expect(sorted[0]).toBeGreaterThan(0.88);
  expect(sorted[Math.floor((sorted.length - 1) / 2)]).toBeGreaterThanOrEqual(0.92);
});

it('leaves a garment out that a dot is set against', async () => {
  const figure = await drawFigurePhoto(PROMPTS[0], { seed: 3, variant: 1 });
  const reading = await openReading(figure.png);
  const [upper, lower] = figure.garments.map((garment) =>
    figure.truth((region) => region.garment === garment),
  );
  const wanted = [
    ...innerDots(upper, SIZE, 2),
    ...innerDots(
      figure.truth((region) => region.class === 'skin'),
      SIZE,
      1,
    ),
  ];
  const { mask } = await maskFromDots(reading, { wanted, unwanted: innerDots(lower, SIZE, 2) });
  const inside = (part: Uint8Array) => countOf(part.map((on, i) => on & mask[i])) / countOf(part);
  expect(inside(upper)).toBeGreaterThan(0.95);
  expect(inside(lower)).toBeLessThan(0.1);
});
