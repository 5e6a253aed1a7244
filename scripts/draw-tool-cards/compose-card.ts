import sharp, { type Region } from 'sharp';

/** A picture and its visible part. */
export type Part = { png: Uint8Array; region: Region };

/** The picture that a tool is given, if any, and the one that it makes of it. */
export type Pair = { given?: Part; made: Part };

const CARD = { width: 400, height: 500 };
const MOST_BYTES = 15_000;
/** Width of the gap between the two halves, in pixels. */
const CUT_PX = 4;
const CUT_COLOUR = { r: 244, g: 244, b: 239 };

/** Both pictures on one card: the input to the left of the gap, the result to its right. */
export async function cutDown({ given, made }: Pair): Promise<Buffer> {
  const whole = await fill(made, CARD);
  if (!given) return pack(whole);
  const half = { width: (CARD.width - CUT_PX) / 2, height: CARD.height };
  const left = await sharp(await fill(given, CARD))
    .extract({ left: 0, top: 0, ...half })
    .toBuffer();
  return pack(await lay(whole, left, half));
}

/** The visible part, scaled to that size. */
export function fill({ png, region }: Part, { width, height }: typeof CARD): Promise<Buffer> {
  return sharp(png).extract(region).flatten().resize(width, height).png().toBuffer();
}

/** The card with the left half and the gap drawn over it. */
function lay(card: Buffer, half: Buffer, { width, height }: typeof CARD): Promise<Buffer> {
  const cut = { width: width + CUT_PX, height, channels: 3, background: CUT_COLOUR } as const;
  const layers = [{ input: { create: cut } }, { input: half }];
  return sharp(card)
    .composite(layers.map((layer) => ({ ...layer, left: 0, top: 0 })))
    .png()
    .toBuffer();
}

/** Encodes a card as WebP at the best quality whose file is small enough. */
async function pack(card: Buffer, quality = 86): Promise<Buffer> {
  const webp = await sharp(card).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  if (webp.length <= MOST_BYTES || quality <= 30) return webp;
  return pack(card, quality - 4);
}
