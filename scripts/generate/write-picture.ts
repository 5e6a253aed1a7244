import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedImage } from '@toile/engines';
import { provenanceXmp, writePngXmp } from '@toile/raster';

/**
 * The names that make up a picture's file name. `place` counts from 1; an enlarged picture has
 * `2x`.
 */
export type PictureName = { tool: string; engine: string; seed: number; place: number | '2x' };

/** Writes a picture with its provenance into a folder that exists. Returns the file's path. */
export async function writePicture(
  folder: string,
  image: RenderedImage,
  { tool, engine, seed, place }: PictureName,
): Promise<string> {
  const { digitalSourceType, model } = image;
  const xmp = provenanceXmp({ digitalSourceType, engine, model, seed, tool });
  const file = join(folder, `${tool}-${seed}-${place}.png`);
  await writeFile(file, writePngXmp(image.png, xmp));
  return file;
}

/** A few lines for the terminal: the file, the engine's choices, unread words, the seam. */
export function describePicture(file: string, { choices, unread, seam }: RenderedImage): string {
  const chosen = Object.entries(choices).map(([name, value]) => `${name} ${value}`);
  const lines = [file, `  ${chosen.join(' · ')}`];
  if (unread.length > 0) lines.push(`  not read: ${unread.join(', ')}`);
  if (seam) lines.push(`  ${seam.seamless ? 'seamless' : 'NOT SEAMLESS'} (${joins(seam)})`);
  return lines.join('\n');
}

const joins = (seam: NonNullable<RenderedImage['seam']>) =>
  `joins ${seam.wrapX.toFixed(1)} and ${seam.wrapY.toFixed(1)}, inside up to ` +
  `${seam.interiorX.toFixed(1)} and ${seam.interiorY.toFixed(1)}`;
