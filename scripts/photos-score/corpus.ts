import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { HALVES, type Half } from './score-order.ts';

export const PLACES = ['upper', 'lower', 'full'] as const;
export type Place = (typeof PLACES)[number];

/** A photo of a person, with masks of its parts (0 and 1) by their names. */
export type Figure = { name: string; photo: string; parts: ReadonlyMap<string, string> };

/** A picture of a garment laid flat; `outline` is its mask's file, where there is one. */
export type FlatLay = { name: string; photo: string; place: Place; outline?: string };

export type Corpus = { figures: Figure[]; flatLays: FlatLay[] };

/** The half of a picture, for ever: it follows from its name. */
export const halfOf = (name: string): Half =>
  HALVES[(createHash('sha256').update(name).digest()[0] ?? 0) % 2] ?? 'tuning';

const PHOTO = /\.(png|jpe?g|webp)$/i;
const MASK = '.mask.png';

async function photosIn(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.filter((file) => PHOTO.test(file) && !file.endsWith(MASK)).toSorted();
}

/** The pictures of a corpus folder, by name. Throws with a sentence where there are none. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const figures = await readFigures(join(folder, 'figures'));
  const flatLays = await readFlatLays(join(folder, 'flat-lays'));
  if (figures.length + flatLays.length === 0) throw new Error(`No pictures in ${folder}.`);
  return { figures, flatLays };
}

async function readFigures(folder: string): Promise<Figure[]> {
  const photos = await photosIn(folder);
  const files = photos.length > 0 ? await readdir(folder) : [];
  return photos.map((photo) => {
    const name = photo.replace(PHOTO, '');
    const own = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith(MASK));
    const partOf = (file: string) => file.slice(name.length + 1, -MASK.length);
    const parts = new Map(own.map((file) => [partOf(file), join(folder, file)]));
    return { name, photo: join(folder, photo), parts };
  });
}

async function readFlatLays(folder: string): Promise<FlatLay[]> {
  const photos = await photosIn(folder);
  return photos.flatMap((photo) => {
    const name = photo.replace(PHOTO, '');
    const place = PLACES.find((each) => name.endsWith(`.${each}`));
    if (!place) return [];
    const outline = join(folder, `${name}${MASK}`);
    const known = existsSync(outline) ? { outline } : {};
    return [{ name, photo: join(folder, photo), place, ...known }];
  });
}

/** A mask of 0 and 1 from its file: white is 1. */
export async function readTruth(file: string): Promise<Uint8Array> {
  const levels = await sharp(await readFile(file))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Uint8Array.from(levels, (level) => (level > 127 ? 1 : 0));
}
