import sharp from 'sharp';
import { encodePng } from '../src/core/encode-png.ts';
import type { RegionClass } from '../src/core/scene/scene.ts';
import { blindClues, namedWear } from '../src/product/render/dress/named-wear.ts';
import { evenPaper } from '../src/product/sketch-reading/even-paper.ts';
import {
  CLOTH,
  GROUND,
  HAIR,
  KINDS,
  SHOE,
  SKIN,
} from '../src/product/sketch-reading/naming/kinds.ts';
import type { PartedPage } from '../src/product/sketch-reading/naming/name-areas.ts';
import { readPicture } from '../src/product/sketch-reading/read-picture.ts';
import { seePage } from '../src/product/sketch-reading/see-page.ts';
import { createSketch } from '../src/sketch/create-sketch.ts';
import { paintScene } from '../src/sketch/paint-scene/paint-scene.ts';
import type { RegionMap } from '../src/sketch/paint-scene/region-map/region-map.ts';
import { regionMapOf } from '../src/sketch/paint-scene/region-map/region-map-of.ts';
import { traceScene } from '../src/sketch/paint-scene/trace/trace-scene.ts';
import { readSketchPrompt } from '../src/sketch/plan-sketch.ts';
import { practicePrompt } from './practice-prompts.ts';
import { type KnownSketch, spoilSketch, toJpeg } from './spoil-sketch.ts';

/** A page with what each of its areas is. */
export type PracticePage = {
  page: PartedPage;
  /** By area: its kind, and how much its being right counts. */
  truth: Uint8Array;
  weight: Float32Array;
};

/** One in so many is spoilt; of one in so many the prompt is not told. */
const SPOILT = 3;
const UNTOLD = 5;
const SEED = 5000;

/** Draws a sketch of ours, sees it as an upload, and notes what its areas are. The same number gives the same page. */
export async function practicePage(number: number): Promise<PracticePage> {
  const prompt = practicePrompt(number);
  const own = await drawKnown(prompt, number);
  const sketch = number % SPOILT === 0 ? spoilSketch(own, number) : own;
  const picture = evenPaper(await readPicture(await toJpeg(sketch), sketch.map));
  const words = readSketchPrompt(number % UNTOLD === 0 ? '' : prompt);
  const clues = blindClues(namedWear(words), words.garments.length > 0);
  const { trapped, areas, half, size, frame, ground } = seePage(picture);
  const page = { areas, half, size, frame, ground, clues };
  return { page, ...truthOf(trapped.labels, trapped.count + 1, sketch.map) };
}

async function drawKnown(prompt: string, number: number): Promise<KnownSketch> {
  const { scene, finish, seed } = createSketch({
    prompt,
    seed: SEED + number,
    variant: number % 4,
  });
  const png = await encodePng(paintScene(traceScene(scene, finish, seed)));
  const rgb = await sharp(png).removeAlpha().raw().toBuffer();
  return { rgb: Uint8Array.from(rgb), map: regionMapOf(scene) };
}

const KIND_OF: Partial<Record<RegionClass, number>> = {
  skin: SKIN,
  garment: CLOTH,
  accessory: CLOTH,
  hair: HAIR,
  shoe: SHOE,
};
/** Smaller areas teach nothing; larger ones teach little more. */
const LEAST_PX = 25;
const MOST_PART = 0.3;

function truthOf(labels: Uint16Array, count: number, { ids, regions }: RegionMap) {
  const kinds = new Map(regions.map((one) => [one.id, KIND_OF[one.class] ?? GROUND]));
  const px = new Int32Array(count * KINDS);
  let figurePx = 2000;
  for (let i = 0; i < labels.length; i += 1) {
    const kind = kinds.get(ids[i]) ?? GROUND;
    px[labels[i] * KINDS + kind] += 1;
    if (kind !== GROUND) figurePx += 1;
  }
  const truth = new Uint8Array(count);
  const weight = new Float32Array(count);
  for (let id = 1; id < count; id += 1) {
    const own = px.subarray(id * KINDS, (id + 1) * KINDS);
    const most = Math.max(...own);
    const areaPx = own.reduce((sum, one) => sum + one, 0);
    truth[id] = own.indexOf(most);
    if (areaPx < LEAST_PX) continue;
    // An area that is half one thing and half another teaches nothing either.
    const purity = Math.max(0.1, (most / areaPx) * 2 - 1);
    weight[id] = Math.min(MOST_PART, areaPx / figurePx) ** 0.6 * purity;
  }
  return { truth, weight };
}
