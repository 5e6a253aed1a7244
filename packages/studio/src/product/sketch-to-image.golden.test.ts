import { readFile } from 'node:fs/promises';
import type { ImageBrief } from '@toile/tools';
import { it } from 'vitest';
import { expectGolden } from '../testing/expect-golden.ts';
import { sketchToImageKind } from './sketch-to-image.ts';

const SIZE = { width: 768, height: 1024 };

/** Sketches of ours with their region maps, kept so that a change of drawing is none of rendering. */
type Sketch = 'dress' | 'coat' | 'knit' | 'stripes' | 'dots' | 'flat';

/** A dozen that between them have the cloths that differ most, every light, prints, sheer cloth and a flat. */
const CASES: readonly [cloth: string, sketch: Sketch, variant: number][] = [
  ['emerald silk dress', 'dress', 0],
  ['burgundy velvet dress', 'dress', 1],
  ['black lace dress', 'dress', 2],
  ['white tulle dress', 'dress', 3],
  ['gold metallic dress', 'dress', 2],
  ['red sequin dress', 'dress', 3],
  ['grey fur dress', 'dress', 1],
  ['brown leather coat, blue jeans', 'coat', 0],
  ['cream knit sweater, blue denim jeans', 'knit', 1],
  ['', 'stripes', 2],
  ['navy chiffon dress', 'dots', 3],
  ['camel wool coat', 'flat', 0],
];

/** Waist, an arm and cloth below it; on a flat, the left half of the coat. */
const WAIST = { left: 320, top: 330, width: 112, height: 144 };
const HALF = { ...WAIST, left: 150 };

const open = (file: string) =>
  readFile(new URL(`../testing/golden/sources/${file}`, import.meta.url));

it.each(CASES)(
  '%s, of the sketch of %s, picture %i, looks as it did',
  async (cloth, sketch, variant) => {
    const brief: ImageBrief = {
      kind: 'sketch-to-image',
      prompt: cloth,
      instruction: '',
      size: SIZE,
      images: { source: await open(`${sketch}.webp`) },
      sourceRegions: await open(`${sketch}.map`),
      settings: {},
    };
    const { data } = await sketchToImageKind(brief, { seed: 1, variant });
    const part = sketch === 'flat' ? HALF : WAIST;
    await expectGolden(`render-${sketch}-${cloth || 'as-drawn'}`, { data, ...SIZE }, part);
  },
);
