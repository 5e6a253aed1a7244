import { writeFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp } from 'sharp';
import { encodePng } from '../packages/studio/src/core/encode-png.ts';
import { distanceTo } from '../packages/studio/src/core/plane/distance-to.ts';
import { createPattern } from '../packages/studio/src/pattern/create-pattern.ts';
import { lookAtBody } from '../packages/studio/src/photo/body/look-at-body.ts';
import { decodePhoto } from '../packages/studio/src/photo/decode-photo.ts';
import { boundsOf, grown } from '../packages/studio/src/photo/field/bounds.ts';
import { JOINT_NAMES } from '../packages/studio/src/photo/pose/joints.ts';
import { drawFigurePhoto } from '../packages/studio/src/photo/testing/draw-figure-photo.ts';
import { KEPT_PHOTOS } from '../packages/studio/src/photo/testing/kept-photo.ts';
import { encodeParts } from '../packages/studio/src/photo/testing/parts-file.ts';
import { patternToImageKind } from '../packages/studio/src/product/pattern-to-image.ts';

const PAGE = { width: 768, height: 1024 };
/** Margin around a figure, in pixels of the page. */
const GROUND_PX = 24;
/** Pixels of a stored photo per pixel of the page. */
const SCALE = 0.75;
/** Pixels of the page by which a garment's mask extends beyond its edge, as masks from dots do. */
const RIM_PX = 3;
const FLAT_SIZE = { width: 288, height: 384 };

/** Prompt, seed and variant of a figure. */
type Figure = readonly [outfit: string, seed: number, variant: number];
/** Prompts of a garment and its cloth. */
type FlatLay = readonly [garment: string, cloth: string];

/** Figures by name: together they wear every kind of garment. */
const FIGURES = {
  shorts: ['yellow t-shirt with denim shorts, standing', 1, 0],
  trousers: ["man's green sweater and grey trousers", 7, 0],
  dress: ['red midi dress', 3, 0],
  coat: ['camel coat over a white shirt, black trousers', 4, 0],
  camisole: ['blue pleated midi skirt and white camisole', 7, 0],
} satisfies Record<string, Figure>;

/** Flat-lays by name. */
const FLAT_LAYS = {
  'flat-t-shirt': ['crew neck t-shirt', 'red dots on blue'],
  'flat-shirt': ['shirt, long sleeves', 'blue gingham'],
  'flat-camisole': ['camisole', 'ditsy floral in dusty pink and sage on cream'],
  'flat-blazer': ['double breasted blazer', 'green and navy tartan'],
  'flat-skirt': ['pleated midi skirt', 'green and navy tartan'],
  'flat-trousers': ['wide leg trousers', 'pinstripe'],
  'flat-dress': ['maxi dress', 'leopard print'],
} satisfies Record<string, FlatLay>;

const keep = (file: string, bytes: Uint8Array | string) => {
  console.log(`${file}: ${bytes.length} bytes`);
  return writeFile(new URL(file, KEPT_PHOTOS), bytes);
};

async function keepPhoto(name: string, picture: Sharp): Promise<Uint8Array> {
  const photo = await picture.webp({ quality: 84, effort: 6 }).toBuffer();
  await keep(`${name}.webp`, photo);
  return photo;
}

async function keepFigure(name: string, [prompt, seed, variant]: Figure): Promise<void> {
  const { png, truth, garments } = await drawFigurePhoto(prompt, { seed, variant });
  const whole = truth(() => true);
  const part = partOf(whole);
  const photo = await keepPhoto(name, cut(sharp(png), part));
  for (const garment of garments) {
    const away = distanceTo(
      truth((region) => region.garment === garment),
      PAGE,
    );
    const mask = Uint8Array.from(away, (px) => (px <= RIM_PX ? 1 : 0));
    await keepMask(`${name}.${garment}`, cut(pictureOf(mask), part));
  }
  const alpha = await keepMask(`${name}.figure`, cut(pictureOf(whole), part));
  const { joints, parts } = await lookAtBody(await decodePhoto(photo), alpha);
  await keep(`${name}.parts.png`, await encodeParts(parts));
  const list = JOINT_NAMES.map((joint) => joints[joint]);
  await keep(`${name}.joints.json`, `${JSON.stringify(list, rounded, 2)}\n`);
}

/** The bounding box of a figure, with a margin around it. */
function partOf(figure: Uint8Array): Region {
  const box = boundsOf(figure, PAGE, 1);
  if (!box) throw new Error('A sketch of ours shows a figure');
  const { left, top, right, bottom } = grown(box, GROUND_PX, PAGE);
  return { left, top, width: right - left, height: bottom - top };
}

const pictureOf = (region: Uint8Array) =>
  sharp(
    region.map((on) => on * 255),
    { raw: { ...PAGE, channels: 1 } },
  );

const cut = (picture: Sharp, part: Region) =>
  picture.extract(part).resize(Math.round(part.width * SCALE));

/** Rounds to hundredths, which is enough for pixels and for scores. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

/** Stores a mask and returns its levels. */
async function keepMask(name: string, picture: Sharp): Promise<Uint8Array> {
  const mask = picture.toColourspace('b-w');
  await keep(`${name}.mask.png`, await mask.clone().png({ compressionLevel: 9 }).toBuffer());
  return new Uint8Array(await mask.raw().toBuffer());
}

async function keepFlatLay(name: string, [garment, cloth]: FlatLay): Promise<void> {
  const tile = createPattern({ prompt: cloth, seed: 1, variant: 0, sizePx: 256 });
  const drawn = await patternToImageKind(
    {
      kind: 'pattern-to-image',
      prompt: garment,
      instruction: '',
      size: FLAT_SIZE,
      images: { source: await encodePng({ ...tile, width: 256, height: 256 }) },
      settings: {},
    },
    { seed: 1, variant: 0 },
  );
  await keepPhoto(name, sharp(await encodePng(drawn)));
}

/**
 * Draws the photos for the golden pictures anew. Golden pictures made from them must be drawn anew
 * as well.
 */
async function main(): Promise<void> {
  for (const [name, figure] of Object.entries(FIGURES)) await keepFigure(name, figure);
  for (const [name, flatLay] of Object.entries(FLAT_LAYS)) await keepFlatLay(name, flatLay);
}

await main();
