import type { Reposition } from '@toile/contract';
import {
  createBackgroundKind,
  createPattern,
  drawFigurePhoto,
  encodePng,
  patternToImageKind,
  sketchKind,
} from '@toile/studio/drawing';
import type { BriefKind, BriefSettings, ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { PAGE } from './page.ts';

type Order = {
  prompt: string;
  images?: ImageBrief['images'];
  settings?: BriefSettings;
};

function briefOf(kind: BriefKind, { prompt, images = {}, settings = {} }: Order): ImageBrief {
  return { kind, prompt, instruction: prompt, size: PAGE, images, settings };
}

const draw = (seed: number) => ({ seed, variant: 0 });

/** A sketch on its page; `svg` is its vector drawing. */
export async function sketch(prompt: string, seed: number): Promise<{ png: Buffer; svg: string }> {
  const drawn = await sketchKind(briefOf('create-sketch', { prompt }), draw(seed));
  const svg = drawn.companions?.svg;
  if (!svg) throw new Error(`No parts of the sketch: ${prompt}`);
  return { png: Buffer.from(await encodePng(drawn)), svg };
}

/** A repeat, square. */
export async function pattern(prompt: string, seed: number): Promise<Buffer> {
  const { data, sizePx } = createPattern({ prompt, ...draw(seed) });
  return Buffer.from(await encodePng({ data, width: sizePx, height: sizePx }));
}

/** A garment made of the cloth, on a studio wall. */
export async function garment(
  prompt: string,
  { cloth, seed, repeatCm }: { cloth: Uint8Array; seed: number; repeatCm: number },
): Promise<Buffer> {
  const brief = briefOf('pattern-to-image', {
    prompt,
    images: { source: cloth },
    settings: { repeatCm },
  });
  return Buffer.from(await encodePng(await patternToImageKind(brief, draw(seed))));
}

/** A figure rendered like a photo, cut out of its background. */
export async function figure(prompt: string, seed: number): Promise<Buffer> {
  const { png, truth } = await drawFigurePhoto(prompt, draw(seed));
  const inside = truth(() => true);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [index, isInside] of inside.entries()) data[index * 4 + 3] = isInside ? 255 : 0;
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** The cut-out subject before a background. */
export async function placed(
  cutOut: Uint8Array,
  { place, seed, reposition }: { place: string; seed: number; reposition?: Reposition },
): Promise<Buffer> {
  const target = await sharp(cutOut).flatten({ background: '#8a8580' }).png().toBuffer();
  const brief = briefOf('create-background', {
    prompt: place,
    images: { target, mask: await highlighted(cutOut) },
    settings: reposition ? { reposition } : {},
  });
  return Buffer.from(await encodePng(await createBackgroundKind(brief, draw(seed))));
}

/** The mask of a cut-out: opaque where the cut-out is. */
function highlighted(cutOut: Uint8Array): Promise<Buffer> {
  return sharp(cutOut).tint('#f5a500').png().toBuffer();
}
