import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPattern, drawFigurePhoto, encodePng, sketchKind } from '@toile/studio/drawing';
import type { SourceKind } from '@toile/tools';
import sharp from 'sharp';

type Pixels = Parameters<typeof encodePng>[0];

const SEED = 7;

function drawPattern(prompt: string): Pixels {
  const { data, sizePx } = createPattern({ prompt, seed: SEED, variant: 0 });
  return { data, width: sizePx, height: sizePx };
}

function drawSketch(prompt: string): Pixels | Promise<Pixels> {
  const size = { width: 768, height: 1024 };
  const brief = {
    kind: 'create-sketch',
    prompt,
    instruction: prompt,
    size,
    images: {},
    settings: {},
  } as const;
  return sketchKind(brief, { seed: SEED, variant: 0 });
}

/** A drawn figure, rendered like a photo. */
async function drawModel(): Promise<Pixels> {
  const { png } = await drawFigurePhoto('red knee-length dress', { seed: SEED, variant: 0 });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** A picture for each kind of source, detailed enough for an engine to read. */
const DRAWINGS: Record<SourceKind, () => Pixels | Promise<Pixels>> = {
  sketch: () => drawSketch('a belted trench coat over black trousers'),
  pattern: () => drawPattern('indigo ikat on cream'),
  garment: () => drawSketch('a red knee-length dress, marker'),
  flatlay: () => drawSketch('technical flat of a denim jacket'),
  model: drawModel,
};

/** Draws a picture with the studio engine and writes it as a file of its own; returns its path. */
export async function drawSourceFile(kind: SourceKind): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'toile-source-')), `${kind}.png`);
  writeFileSync(path, await encodePng(await DRAWINGS[kind]()));
  return path;
}
