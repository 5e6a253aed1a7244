import { encodePng, patternKind, STUDIO_MODEL, upscaleKind } from '@toile/studio/drawing';
import type { ImageBrief, Making } from '@toile/tools';
import { median } from './median.ts';

const TARGET_MS = 800;
const SIZE = { width: 1024, height: 1024 };
const DRAW = { seed: 7, variant: 0 };

const PROMPTS = [
  'ditsy floral in dusty pink and sage on cream',
  'green and navy tartan',
  'leopard print in terracotta',
  'art deco fans in gold on black',
  'tropical leaves on navy',
  'watercolour lemons and leaves, sparse',
];

type Taken = { upscaleMs: number; encodeMs: number };

/**
 * Prints the processor time, in one warm thread, of enlarging pictures of 1,024 pixels to twice
 * their size, beside the PNG encode of the same pictures: by the general method for any picture,
 * and by drawing the engine's own patterns anew.
 */
export async function benchUpscale(): Promise<void> {
  const tiles: [string, Uint8Array][] = [];
  for (const prompt of PROMPTS) tiles.push([prompt, await tileOf(prompt)]);
  // Twice to warm up: the engine's loops are compiled only once they are known to be hot.
  await upscaleAll(tiles);
  await upscaleAll(tiles);
  print('enlarged', await upscaleAll(tiles), `target ≤ ${TARGET_MS}`);
  const madeBy = { kind: 'create-pattern', model: STUDIO_MODEL } as const;
  print('drawn anew', await upscaleAll(tiles, madeBy), 'no target');
}

function briefOf(kind: ImageBrief['kind'], prompt: string): ImageBrief {
  return { kind, prompt, instruction: '', size: SIZE, images: {}, settings: {} };
}

async function tileOf(prompt: string): Promise<Uint8Array> {
  return encodePng(await patternKind(briefOf('create-pattern', prompt), DRAW));
}

async function upscaleAll(
  tiles: readonly [string, Uint8Array][],
  madeBy?: Making,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const [prompt, origin] of tiles) {
    const brief = { ...briefOf('upscale-image', prompt), images: { origin }, madeBy };
    const beforeUpscale = process.cpuUsage();
    const upscaled = await upscaleKind(brief, DRAW);
    const upscaleMs = millisecondsSince(beforeUpscale);
    const beforeEncode = process.cpuUsage();
    await encodePng(upscaled);
    taken.push({ upscaleMs, encodeMs: millisecondsSince(beforeEncode) });
  }
  return taken;
}

function print(how: string, taken: readonly Taken[], target: string): void {
  const upscale = taken.map(({ upscaleMs }) => upscaleMs);
  const encode = taken.map(({ encodeMs }) => encodeMs);
  console.log(`upscale of 1024 × 1024, ${how}, CPU in one thread (${taken.length} pictures)`);
  console.log(`  upscale  median ${median(upscale).toFixed(0)} ms (${target})`);
  console.log(`           slowest ${Math.max(...upscale).toFixed(0)} ms`);
  console.log(
    `  baseline median ${median(encode).toFixed(0)} ms, the PNG encode of the same pictures`,
  );
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
