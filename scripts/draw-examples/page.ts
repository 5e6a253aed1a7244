import sharp, { type OverlayOptions } from 'sharp';

/** Size of the engine's page, and of the smaller card on which an example is stored. */
export const PAGE = { width: 768, height: 1024 };
export const CARD = { width: 312, height: 416 };

export type Box = { left: number; top: number; width: number; height: number };

/** A part of a page, scaled to a card. */
export function crop(png: Uint8Array, box: Box): Promise<Buffer> {
  return sharp(png).extract(box).resize(CARD.width, CARD.height).png().toBuffer();
}

/** A whole page, scaled to a card. */
export function whole(png: Uint8Array): Promise<Buffer> {
  return sharp(png).resize(CARD.width, CARD.height).png().toBuffer();
}

/** Layers on a page of one colour; parts outside the page are cut off. */
export async function layers(ground: string, placed: readonly OverlayOptions[]): Promise<Buffer> {
  const page = { create: { ...PAGE, channels: 4 as const, background: ground } };
  return sharp(page)
    .composite([...placed])
    .png()
    .toBuffer();
}

/** A picture of the engine's page size with an SVG drawn over it. */
export function over(png: Uint8Array, svg: string, blend: 'over' | 'multiply' | 'screen' = 'over') {
  return sharp(png)
    .composite([{ input: svgOf(svg), blend }])
    .png()
    .toBuffer();
}

/** An SVG document of the engine's page size. */
export function svgOf(body: string): Buffer {
  const { width, height } = PAGE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}
