import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Region, type Sharp } from 'sharp';
import { expect } from 'vitest';

/** Math functions may differ by a bit between Node versions: two levels, on all but one pixel of a thousand. */
const LEVELS = 2;
const STRAY_PART = 0.001;

/** Set it to draw the pictures anew, after a change that is meant to be seen. */
const isRenewal = process.env.RENEW_GOLDEN === '1';

/** RGBA. Golden pictures have no transparency. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

const wholeOf = ({ width, height }: Picture): Region => ({ left: 0, top: 0, width, height });

/** Compares an opaque picture, or a part of it, with the one that is kept under its name in `golden/`. */
export async function expectGolden(
  name: string,
  picture: Picture,
  part: Region = wholeOf(picture),
): Promise<void> {
  const { data, width, height } = picture;
  const raw = { raw: { width, height, channels: 4 as const } };
  const cut = sharp(Buffer.from(data), raw).removeAlpha().extract(part);
  const file = fileOf(name);
  if (isRenewal) await writeFile(file, await encoded(cut.clone(), file));
  expect(existsSync(file), 'RENEW_GOLDEN=1 draws it').toBe(true);
  const now = await cut.raw().toBuffer();
  const kept = sharp(file).removeAlpha().raw();
  const { data: then, info } = await kept.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([part.width, part.height]);
  const strays = now.filter((value, i) => Math.abs(value - then[i]) > LEVELS).length;
  expect(strays / now.length).toBeLessThanOrEqual(STRAY_PART);
}

/** The older ones are PNG files; lossless WebP has two thirds of their size. */
function fileOf(name: string): string {
  const at = (type: string) =>
    fileURLToPath(new URL(`./golden/${name.replace(/[^a-z\d]+/gi, '-')}.${type}`, import.meta.url));
  return existsSync(at('png')) ? at('png') : at('webp');
}

const encoded = (picture: Sharp, file: string): Promise<Buffer> =>
  file.endsWith('png')
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.webp({ lossless: true, effort: 6 }).toBuffer();
