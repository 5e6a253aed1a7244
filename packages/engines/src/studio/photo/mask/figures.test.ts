import { describe, expect, it } from 'vitest';
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

describe.each(PROMPTS)('a figure in a %s', (prompt) => {
  it('is cut out whole, and each garment by at most three dots', async () => {
    const figure = await drawFigurePhoto(prompt, { seed: 3, variant: 1 });
    const reading = await openReading(figure.png);
    const measure = async (truth: Uint8Array, dots = innerDots(truth, SIZE, 3)) => {
      const { mask } = await maskFromDots(reading, { wanted: dots, unwanted: [] });
      return overlap(mask, truth);
    };
    const skin = figure.truth((region) => region.class === 'skin');
    const cloth = figure.truth((region) => region.class === 'garment');
    const whole = figure.truth(() => true);
    const onBody = [...innerDots(skin, SIZE, 1), ...innerDots(cloth, SIZE, 2)];
    expect(await measure(whole, onBody)).toBeGreaterThan(0.92);
    const garments = figure.garments
      .map((garment) => figure.truth((region) => region.garment === garment))
      .filter((truth) => countOf(truth) > LEAST_PX);
    for (const truth of garments) expect(await measure(truth)).toBeGreaterThan(0.92);
  });
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
