import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageBrief, Tool } from '@toile/tools';
import sharp from 'sharp';

/** The drawn example pictures of the instructions. */
const FOLDER = fileURLToPath(
  new URL('../../apps/web/src/lib/example-pictures/pictures', import.meta.url),
);

/** The example that stands for the content of a source step. */
const SOURCES: Readonly<Record<NonNullable<Tool['source']>, string>> = {
  garment: 'whole-figure',
  model: 'whole-figure',
  pattern: 'pattern-tile',
  sketch: 'line-figure',
  flatlay: 'garment-dress',
};

/** Part of a photo that a sample mask marks, from its middle. */
const MARKED = { width: 0.5, height: 0.6 };

const readExample = (name: string) =>
  sharp(join(FOLDER, `${name}.webp`))
    .png()
    .toBuffer();

/** A mask of a photo's size: white where marked. */
async function maskOf(photo: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(photo).metadata();
  const [across, down] = [Math.round(width * MARKED.width), Math.round(height * MARKED.height)];
  const marked = { width: across, height: down, channels: 3, background: '#fff' } as const;
  const ground = { width, height, channels: 3, background: '#000' } as const;
  return sharp({ create: ground })
    .composite([{ input: { create: marked } }])
    .png()
    .toBuffer();
}

/** Drawn pictures of the kinds that a tool starts from, so that an engine can be tried with it. */
export async function samplePictures({
  requiredImages,
  source,
}: Tool): Promise<ImageBrief['images']> {
  const images: ImageBrief['images'] = {};
  if (requiredImages.includes('source_image') && source) {
    images.source = await readExample(SOURCES[source]);
  }
  if (requiredImages.includes('original_target_image')) {
    images.target = await readExample('whole-figure');
    images.mask = await maskOf(images.target);
  }
  return images;
}
