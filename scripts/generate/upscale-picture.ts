import { mkdir, readFile } from 'node:fs/promises';
import type { Engine, RenderedImage } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { ArgumentFault } from './generate-order.ts';
import { readMaking } from './read-making.ts';
import { UPSCALE, type UpscaleOrder } from './upscale-order.ts';
import { describePicture, writePicture } from './write-picture.ts';

/** Places in a run; a file does not record its own. */
const PLACES = [0, 1, 2, 3];

/**
 * Makes a picture twice as large and writes it into a folder. One of the engine's own is drawn anew
 * where its prompt is given: the file records the rest.
 */
export async function upscalePicture(engine: Engine, order: UpscaleOrder): Promise<void> {
  const { source, prompt, repeat, out } = order;
  const origin = await readSource(source);
  const { madeBy, seed, digitalSourceType } = readMaking(origin);
  const brief: ImageBrief = {
    kind: UPSCALE,
    prompt,
    instruction: '',
    size: { width: 0, height: 0 },
    images: { origin },
    settings: { repeat },
    madeBy,
  };
  const upscaled = await render(engine, brief, seed);
  const image = { ...upscaled, digitalSourceType: digitalSourceType ?? upscaled.digitalSourceType };
  await mkdir(out, { recursive: true });
  const name = { tool: madeBy?.kind ?? UPSCALE, engine: engine.id, seed, place: '2x' } as const;
  console.log(describePicture(await writePicture(out, image, name), image));
}

async function render(engine: Engine, brief: ImageBrief, seed: number): Promise<RenderedImage> {
  let image = await engine.render(brief, { seed, variant: 0 });
  if (brief.prompt === '') return image;
  for (const variant of PLACES.slice(1)) {
    if (image.choices.upscale !== 'enlarged') return image;
    image = await engine.render(brief, { seed, variant });
  }
  return image;
}

async function readSource(source: string): Promise<Uint8Array> {
  try {
    return await readFile(source);
  } catch (cause) {
    throw new ArgumentFault(`--source: ${source} cannot be read.`, { cause });
  }
}
