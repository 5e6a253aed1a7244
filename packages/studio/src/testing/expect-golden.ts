import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { expect } from 'vitest';

/** Math functions may differ by a bit between Node versions: two levels, on all but one pixel of a thousand. */
const LEVELS = 2;
const STRAY_PART = 0.001;

/** Set it to draw the pictures anew, after a change that is meant to be seen. */
const isRenewal = process.env.RENEW_GOLDEN === '1';

type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** Compares a part of an opaque picture with the one that is kept under its name in `golden/`. */
export async function expectGolden(name: string, picture: Picture, part: Region): Promise<void> {
  const { data, width, height } = picture;
  const raw = { raw: { width, height, channels: 4 as const } };
  const cut = sharp(Buffer.from(data), raw).removeAlpha().extract(part);
  const file = new URL(`./golden/${name.replace(/[^a-z\d]+/gi, '-')}.png`, import.meta.url);
  if (isRenewal) await writeFile(file, await cut.clone().png({ compressionLevel: 9 }).toBuffer());
  expect(existsSync(file), 'RENEW_GOLDEN=1 draws it').toBe(true);
  const now = await cut.raw().toBuffer();
  const kept = sharp(file.pathname).removeAlpha().raw();
  const { data: then, info } = await kept.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([part.width, part.height]);
  const strays = now.filter((value, i) => Math.abs(value - then[i]) > LEVELS).length;
  expect(strays / now.length).toBeLessThanOrEqual(STRAY_PART);
}
