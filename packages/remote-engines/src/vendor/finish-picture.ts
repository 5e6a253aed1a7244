import type { RenderedImage } from '@toile/engines';
import { joinSides, whitenGround } from '@toile/raster';
import type { BriefKind, ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { fitPicture, SAME_SHAPE } from './fit-picture.ts';
import { maskAnswer } from './mask-answer.ts';
import { cutMargin, enlargesTile } from './tile-margin.ts';

/** A vendor's picture as the product keeps it. */
export type FinishedPicture = Omit<RenderedImage, 'model'>;

type Answer = { vendor: string; bytes: Uint8Array; brief: FinishedBrief };

type FinishedBrief = Pick<ImageBrief, 'kind' | 'size' | 'images' | 'madeBy'>;

/** Work on a vendor's picture of a kind before it is kept. */
type Finish = (answer: Answer) => Promise<Pick<RenderedImage, 'png' | 'size' | 'seam'>>;

const asItIs: Finish = async ({ vendor, bytes, brief: { size } }) => ({
  png: await fitPicture(vendor, bytes, size),
  size,
});

/** Has the sides of a pattern meet, and measures their joins as those of the studio's patterns. */
const asTile: Finish = async (answer) => {
  const { png } = await asItIs(answer);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { pixels, seam } = joinSides({ data, width: info.width, height: info.height });
  const { width, height } = pixels;
  const joined = sharp(pixels.data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { png: await joined.png().toBuffer(), size: { width, height }, seam };
};

/** Makes the ground of a product photo white, so that it is one with the page. */
const onWhite: Finish = async (answer) => {
  const { png, size } = await asItIs(answer);
  const flat = sharp(png).flatten({ background: '#fff' }).ensureAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  whitenGround({ data, width, height });
  const white = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { png: await white.png().toBuffer(), size };
};

/** Keeps the whole picture at exactly twice its size; a tile loses what it went on by. */
const asLarger: Finish = async ({ vendor, bytes, brief }) => {
  const { size } = brief;
  const png = await fitPicture(vendor, bytes, { ...size, furthestRatio: SAME_SHAPE });
  return enlargesTile(brief) ? cutMargin(png, size) : { png, size };
};

const asMask: Finish = async ({ vendor, bytes, brief: { size } }) => ({
  png: await maskAnswer(vendor, bytes, size),
  size,
});

const FINISHES: ReadonlyMap<BriefKind, Finish> = new Map([
  ['create-pattern', asTile],
  ['image-to-flatlay', onWhite],
  ['upscale-image', asLarger],
  ['generate-mask', asMask],
]);

/**
 * A vendor's picture in the size of its brief, a pattern joined at its sides (then a sixth smaller
 * where they did not meet), the ground of a flat-lay white, and a mask highlighted. Models leave no
 * word unread and tell of no choices.
 * @throws EngineError `failed` as `fitPicture` does.
 */
export async function finishPicture(
  vendor: string,
  bytes: Uint8Array,
  brief: FinishedBrief,
): Promise<FinishedPicture> {
  const { kind, images } = brief;
  const finish = FINISHES.get(kind) ?? asItIs;
  return {
    ...(await finish({ vendor, bytes, brief })),
    unread: [],
    choices: kind === 'upscale-image' ? { upscale: 'enlarged' } : {},
    digitalSourceType:
      images.target || images.origin
        ? 'compositeWithTrainedAlgorithmicMedia'
        : 'trainedAlgorithmicMedia',
  };
}
