import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFigurePhoto, drawFlatLayPhoto } from '@toile/studio/drawing';
import { encodeMask } from '../encode-mask.ts';
import { countOf } from './count-of.ts';
import { GARMENTS, OUTFITS } from './own-pictures.ts';

const SIZE = { width: 768, height: 1024 };

/** Least area in pixels of a part that is measured. */
const LEAST_PX = 400;

/** Fills a folder with figures and garments that the studio draws; those that it holds stay. */
export async function drawOwn(folder: string): Promise<void> {
  const [figures, flatLays] = [join(folder, 'figures'), join(folder, 'flat-lays')];
  await mkdir(figures, { recursive: true });
  await mkdir(flatLays, { recursive: true });
  for (const [i, outfit] of OUTFITS.entries()) await drawFigure(figures, outfit, i);
  for (const { place, ...garment } of GARMENTS) {
    const look = [garment.garment, garment.cloth, garment.print ?? ''].join(' ');
    const file = join(flatLays, `${slugOf(look)}.${place}`);
    if (existsSync(`${file}.png`)) continue;
    const { png, truth } = await drawFlatLayPhoto(garment);
    await writeMask(`${file}.mask.png`, truth);
    await writeFile(`${file}.png`, png);
  }
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function drawFigure(folder: string, outfit: string, index: number): Promise<void> {
  const file = join(folder, slugOf(outfit));
  if (existsSync(`${file}.png`)) return;
  const { png, truth, garments } = await drawFigurePhoto(outfit, {
    seed: index + 1,
    variant: index % 4,
  });
  const parts: Record<string, Uint8Array> = {
    figure: truth(() => true),
    skin: truth((region) => region.class === 'skin'),
    shoes: truth((region) => region.class === 'shoe'),
  };
  const worn = garments
    .map((garment) => truth((region) => region.garment === garment))
    .filter((mask) => countOf(mask) > LEAST_PX)
    .toSorted((a, b) => middleRow(a) - middleRow(b));
  if (worn.length === 1 && worn[0]) parts['full'] = worn[0];
  if (worn.length === 2 && worn[0] && worn[1]) [parts['upper'], parts['lower']] = worn;
  for (const [part, mask] of Object.entries(parts)) {
    if (countOf(mask) > LEAST_PX) await writeMask(`${file}.${part}.mask.png`, mask);
  }
  await writeFile(`${file}.png`, png);
}

const middleRow = (mask: Uint8Array): number =>
  mask.reduce((sum, on, i) => sum + on * Math.floor(i / SIZE.width), 0) / countOf(mask);

const writeMask = async (file: string, mask: Uint8Array): Promise<void> =>
  writeFile(file, await encodeMask(mask, SIZE));
