import { it } from 'vitest';
import { expectGolden } from '../testing/expect-golden.ts';
import { createSketch } from './create-sketch.ts';
import { paintScene } from './paint-scene/paint-scene.ts';
import { traceScene } from './paint-scene/trace/trace-scene.ts';

/** A dozen that between them have every finish, every family of garments, women, men, a child and a flat. */
const PROMPTS = [
  'watercolour, emerald silk gown, plunging neckline, thigh slit',
  'ink, camel trench coat, double-breasted, belted',
  'pencil, chunky cream turtleneck knit with jeans',
  'marker, red wrap dress with bishop sleeves',
  'watercolour, floral sundress with puff sleeves',
  'ink, black lace dress',
  "marker, men's navy pinstripe suit",
  "pencil, men's bomber jacket",
  "watercolour, girl's yellow raincoat with hood",
  'ink, quilted puffer jacket with leggings',
  'technical flat of a denim jacket',
  'watercolour, gold sequin gown with feathers',
];

/** Chin, neck, collar, a shoulder and cloth. */
const PART = { left: 320, top: 150, width: 112, height: 144 };

it.each(PROMPTS)('%s looks as it did', async (prompt) => {
  const { scene, finish, seed } = createSketch({ prompt, seed: 1, variant: 0 });
  await expectGolden(`sketch-${prompt}`, paintScene(traceScene(scene, finish, seed)), PART);
});
