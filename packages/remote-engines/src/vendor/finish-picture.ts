import type { RenderedImage } from '@toile/engines';
import { joinSides, whitenGround } from '@toile/raster';
import type { BriefKind, ImageBrief, PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { fitPicture } from './fit-picture.ts';

/** A vendor's picture as the product keeps it. */
export type FinishedPicture = Omit<RenderedImage, 'model'>;

/** What is done to a vendor's picture of a kind before it is kept. */
type Finish = (
  png: Uint8Array,
  size: PixelSize,
) => Promise<Pick<RenderedImage, 'png' | 'size' | 'seam'>>;

const asItIs: Finish = async (png, size) => ({ png, size });

/** Has the sides of a pattern meet, and measures their joins as those of the studio's patterns. */
const asTile: Finish = async (png) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { pixels, seam } = joinSides({ data, width: info.width, height: info.height });
  const { width, height } = pixels;
  const joined = sharp(pixels.data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { png: await joined.png().toBuffer(), size: { width, height }, seam };
};

/** Makes the ground of a product photo white, so that it is one with the page. */
const onWhite: Finish = async (png, size) => {
  const flat = sharp(png).flatten({ background: '#fff' }).ensureAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  whitenGround({ data, width, height });
  const white = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { png: await white.png().toBuffer(), size };
};

const FINISHES: ReadonlyMap<BriefKind, Finish> = new Map([
  ['create-pattern', asTile],
  ['image-to-flatlay', onWhite],
]);

/**
 * A vendor's picture in the size of its brief, a pattern joined at its sides (then a sixth smaller
 * where they did not meet) and the ground of a flat-lay white. Models leave no word unread and tell
 * of no choices.
 * @throws EngineError `failed` as `fitPicture` does.
 */
export async function finishPicture(
  vendor: string,
  bytes: Uint8Array,
  { kind, size, images }: Pick<ImageBrief, 'kind' | 'size' | 'images'>,
): Promise<FinishedPicture> {
  const png = await fitPicture(vendor, bytes, size);
  const finish = FINISHES.get(kind) ?? asItIs;
  return {
    ...(await finish(png, size)),
    unread: [],
    choices: {},
    digitalSourceType: images.target
      ? 'compositeWithTrainedAlgorithmicMedia'
      : 'trainedAlgorithmicMedia',
  };
}
