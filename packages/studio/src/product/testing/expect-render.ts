import { readFile } from 'node:fs/promises';
import type { ImageBrief } from '@toile/tools';
import { expectGolden } from '../../testing/expect-golden.ts';
import { sketchToImageKind } from '../sketch-to-image.ts';

const SIZE = { width: 768, height: 1024 };

/** Sketches of ours with their region maps, kept so that a change of drawing is none of rendering. */
type Sketch = 'dress' | 'coat' | 'knit' | 'stripes' | 'dots' | 'flat';

/** Cloth of a rendering, the sketch, and the place of the picture in its run. */
export type RenderCase = readonly [cloth: string, sketch: Sketch, variant: number];

/** Waist, an arm and cloth below it; on a flat, the left half of the coat. */
const WAIST = { left: 320, top: 330, width: 112, height: 144 };
const HALF = { ...WAIST, left: 150 };

const open = (file: string) =>
  readFile(new URL(`../../testing/golden/sources/${file}`, import.meta.url));

/** Compares a rendering with its golden picture. */
export async function expectRender(...[cloth, sketch, variant]: RenderCase): Promise<void> {
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
}
