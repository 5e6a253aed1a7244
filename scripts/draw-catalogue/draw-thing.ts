import type { CatalogueGroupId } from '@toile/contract';
import {
  createBackgroundKind,
  createPattern,
  drawFigurePhoto,
  drawSubjectAlone,
  encodePng,
  patternToImageKind,
  sketchKind,
} from '@toile/studio/drawing';
import type { BriefKind, ImageBrief } from '@toile/tools';
import sharp, { type Region } from 'sharp';
import { encodeMask } from '../encode-mask.ts';

const DRAW = { seed: 1, variant: 0 };
const PAGE = { width: 768, height: 1024 };

/** Paper of technical flats. */
const PAPER = '#ffffff';

type Draw = (name: string) => Promise<Uint8Array> | Uint8Array;

const subject: Draw = (name) => drawSubjectAlone(name, 480);

const DRAWS: Partial<Record<CatalogueGroupId, Draw>> = {
  motifs: async (name) => {
    const tile = await drawTile(name);
    return sharp(tile).extract({ left: 0, top: 0, width: 320, height: 320 }).png().toBuffer();
  },
  flowers: subject,
  plants: subject,
  fruit: subject,
  animals: subject,
  birds: subject,
  sea: subject,
  sky: subject,
  objects: subject,
  'pattern-media': (name) => drawTile(`${name} roses and leaves`),
  garments: async (name) =>
    inSquare(await frontOf(await drawSketch(`technical flat of a ${name}`))),
  cloths: (name) => drawCloth(name),
  hair: (name) => drawFigure(`woman with ${name} in a white shirt, ink`, HEAD),
  shoes: (name) => drawFigure(`woman in a knee length dress and ${name}s, ink`, FEET),
  poses: (name) => drawFigure(`woman, ${name}, in a red midi dress, watercolour`, FIGURE),
  places: drawPlace,
};

/** The groups that have pictures. */
export const PICTURED: readonly string[] = Object.keys(DRAWS);

/** A thing of the catalogue as an encoded PNG. @throws Error for a group without pictures. */
export async function drawThing(group: CatalogueGroupId, name: string): Promise<Uint8Array> {
  const draw = DRAWS[group];
  if (!draw) throw new Error(`${group} has no pictures`);
  return draw(name);
}

const FIGURE: Region = { left: 0, top: 8, width: 768, height: 968 };
const HEAD: Region = { left: 264, top: 20, width: 240, height: 240 };
const FEET: Region = { left: 204, top: 620, width: 360, height: 360 };

const briefOf = (kind: BriefKind, prompt: string, images: ImageBrief['images']): ImageBrief => ({
  kind,
  prompt,
  size: PAGE,
  images,
  settings: {},
});

function drawTile(prompt: string): Promise<Uint8Array> {
  const { data, sizePx: width } = createPattern({ prompt, ...DRAW, sizePx: 512 });
  return encodePng({ data, width, height: width });
}

async function drawSketch(prompt: string): Promise<Uint8Array> {
  return encodePng(await sketchKind(briefOf('create-sketch', prompt, {}), DRAW));
}

async function drawFigure(prompt: string, region: Region): Promise<Uint8Array> {
  const cut = sharp(await drawSketch(prompt)).extract(region);
  const { width, height } = region;
  const side = Math.max(width, height);
  return cut.resize(side, side, { fit: 'contain', background: PAPER }).png().toBuffer();
}

/** The front of a technical flat, whose back stands beside it or below. */
async function frontOf(png: Uint8Array): Promise<Uint8Array> {
  const page = sharp(png).trim({ threshold: 12 });
  const { data, info } = await page.removeAlpha().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const half = (side: number) => Math.floor(side / 2);
  const column = { left: half(width) - 2, top: 0, width: 4, height };
  const row = { left: 0, top: half(height) - 2, width, height: 4 };
  const isBelow = !(await isEmpty(data, column)) && (await isEmpty(data, row));
  const front = isBelow ? { width, height: half(height) } : { width: half(width), height };
  return sharp(data)
    .extract({ left: 0, top: 0, ...front })
    .png()
    .toBuffer();
}

/** True for a part of a page with nothing on it. */
async function isEmpty(png: Uint8Array, region: Region): Promise<boolean> {
  const { channels } = await sharp(await sharp(png).extract(region).png().toBuffer()).stats();
  return channels.every(({ min, max }) => max - min < 12);
}

/** The drawing of a page, in the middle of a square. */
async function inSquare(png: Uint8Array): Promise<Uint8Array> {
  const trimmed = await sharp(png).trim({ threshold: 12 }).png().toBuffer();
  const margin = 12;
  return sharp(trimmed)
    .resize(320 - 2 * margin, 320 - 2 * margin, { fit: 'contain', background: PAPER })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .png()
    .toBuffer();
}

/** Colours in which cloths are often seen. */
const CLOTH_COLOURS: Readonly<Record<string, string>> = {
  cotton: '#8fae9b',
  poplin: '#dfe3e2',
  linen: '#cdbb97',
  jersey: '#7b8fa8',
  silk: '#c9a66b',
  satin: '#b9a3cf',
  chiffon: '#e3b7b3',
  organza: '#bcd6d0',
  tulle: '#dcb9cf',
  lace: '#efe8da',
  velvet: '#7a2441',
  chambray: '#7f9cbd',
  denim: '#3d5a80',
  leather: '#4a332b',
  wool: '#77706a',
  tweed: '#7d6c55',
  nylon: '#4f7a76',
  sequin: '#c8a24d',
};

const OTHER_COLOUR = '#b9694f';

/** A skirt of a cloth: folds and light tell cloths apart. */
async function drawCloth(name: string): Promise<Uint8Array> {
  const colour = CLOTH_COLOURS[name] ?? OTHER_COLOUR;
  const plain = { width: 64, height: 64, channels: 3, background: colour } as const;
  const source = await sharp({ create: plain }).png().toBuffer();
  const brief = briefOf('pattern-to-image', `${name} gathered skirt`, { source });
  const made = await encodePng(await patternToImageKind(brief, DRAW));
  return sharp(made).extract({ left: 184, top: 420, width: 400, height: 400 }).png().toBuffer();
}

let figure: Promise<{ photo: Uint8Array; mask: Uint8Array }> | undefined;

async function drawWearer() {
  const drawn = await drawFigurePhoto('ivory midi dress with short sleeves', DRAW);
  const { width, height } = await sharp(drawn.png).metadata();
  const mask = await encodeMask(
    drawn.truth(() => true),
    { width, height },
  );
  return { photo: drawn.png, mask };
}

/** Place of the figure: aside, and so far off that the scene is seen. */
const ASIDE = { x: 330, y: 400, width: 440, rotation: 0 };

/** A place with somebody in it. */
async function drawPlace(name: string): Promise<Uint8Array> {
  figure ??= drawWearer();
  const { photo, mask } = await figure;
  const brief = briefOf('create-background', name, { target: photo, mask });
  const made = await createBackgroundKind(
    { ...brief, size: { width: 576, height: 768 }, settings: { reposition: ASIDE } },
    DRAW,
  );
  const png = await encodePng(made);
  return sharp(png).extract({ left: 0, top: 150, width: 576, height: 576 }).png().toBuffer();
}
