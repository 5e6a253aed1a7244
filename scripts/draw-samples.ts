import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPattern, drawFigurePhoto, encodePng, sketchKind } from '@toile/studio/drawing';
import type { SourceKind } from '@toile/tools';
import sharp from 'sharp';

/**
 * Draws the sample pictures with which every tool can be tried, with the studio engine: `npm run
 * draw-samples`.
 */

const FOLDER = fileURLToPath(
  new URL('../apps/web/src/features/wizard/pictures/samples/', import.meta.url),
);
const SEED = 21;
/** Width of a sample: enough to read, and small to load. */
const WIDTH_PX = 640;
const SIZE = { width: 768, height: 1024 };

async function drawSketch(prompt: string): Promise<Uint8Array> {
  const brief = { prompt, instruction: prompt, size: SIZE, images: {}, settings: {} };
  return encodePng(
    await sketchKind({ kind: 'create-sketch', ...brief }, { seed: SEED, variant: 0 }),
  );
}

async function drawPattern(prompt: string): Promise<Uint8Array> {
  const { data, sizePx } = createPattern({ prompt, seed: SEED, variant: 0 });
  return encodePng({ data, width: sizePx, height: sizePx });
}

async function drawModel(prompt: string): Promise<Uint8Array> {
  const { png } = await drawFigurePhoto(prompt, { seed: SEED, variant: 0 });
  return png;
}

/** The front view alone, which is the upper half of a technical flat. */
function frontOf(flat: Uint8Array): Promise<Uint8Array> {
  return sharp(flat)
    .extract({ left: 0, top: 0, width: SIZE.width, height: SIZE.height / 2 })
    .resize({ ...SIZE, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
}

const SAMPLES: Record<SourceKind, () => Promise<Uint8Array>> = {
  model: () => drawModel('white shirt and navy trousers'),
  garment: () => drawModel('emerald green midi dress'),
  sketch: () => drawSketch('camel trench coat, double-breasted, belted, over black trousers'),
  pattern: () => drawPattern('large polka dots, navy on cream'),
  flatlay: async () => frontOf(await drawSketch('technical flat of a denim jacket')),
};

mkdirSync(FOLDER, { recursive: true });
for (const [kind, draw] of Object.entries(SAMPLES)) {
  await sharp(await draw())
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(`${FOLDER}${kind}.webp`);
}
