import { seamScore } from '@toile/raster';
import type { BriefKind, ImageBrief, PixelSize } from '@toile/tools';
import sharp from 'sharp';

/**
 * Pixels by which a tile goes on at each side before a model enlarges it: models for that look some
 * 20 pixels around, and ComfyUI lets its squares overlap by 32.
 */
const MARGIN_PX = 32;

/** Kinds whose pictures are tiles. */
const TILE_KINDS: ReadonlySet<BriefKind> = new Set(['create-pattern']);

/** True for a brief that enlarges a tile: what is made of it has to meet itself again. */
export const enlargesTile = ({ kind, madeBy }: Pick<ImageBrief, 'kind' | 'madeBy'>): boolean =>
  kind === 'upscale-image' && madeBy !== undefined && TILE_KINDS.has(madeBy.kind);

/** The brief of a tile to enlarge, with the tile gone on at its sides; `cutMargin` is its end. */
export async function withMargin(brief: ImageBrief): Promise<ImageBrief> {
  const { origin } = brief.images;
  if (!origin) return brief;
  const sides = { top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX };
  const wider = await sharp(origin)
    .extend({ ...sides, extendWith: 'repeat' })
    .png()
    .toBuffer();
  const size = {
    width: brief.size.width + 4 * MARGIN_PX,
    height: brief.size.height + 4 * MARGIN_PX,
  };
  return { ...brief, size, images: { ...brief.images, origin: wider } };
}

/** An enlarged tile (PNG) of `withMargin` in its own size, with the measure of its joins. */
export async function cutMargin(png: Uint8Array, { width, height }: PixelSize) {
  const place = { left: 2 * MARGIN_PX, top: 2 * MARGIN_PX };
  const size = { width: width - 4 * MARGIN_PX, height: height - 4 * MARGIN_PX };
  const cut = await sharp(png)
    .extract({ ...place, ...size })
    .png()
    .toBuffer();
  const data = await sharp(cut).ensureAlpha().raw().toBuffer();
  return { png: cut, size, seam: seamScore({ data, ...size }) };
}
