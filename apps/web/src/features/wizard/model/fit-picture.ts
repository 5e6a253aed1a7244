import {
  errorWords,
  formatMessage,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE_PX,
  PICTURE_MIN_SIDE_PX,
} from '@toile/contract';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { createPaper, type Size, toPng } from '../../../lib/pictures/paper.ts';

/**
 * Fit of a picture before it is stored: to the canvas on which it is masked, onto a white sheet, or
 * only where the server would refuse it as too large.
 */
export type Fit = 'canvas' | 'sheet' | 'limits';

const SHEET: Size = { width: 768, height: 1024 };
/** Largest size of a picture that is drawn anew; it keeps its proportions. */
const FRAMES: Record<Fit, Size> = {
  canvas: { width: 1024, height: 1024 },
  sheet: SHEET,
  limits: { width: 2048, height: 2048 },
};

/** Mark of a machine-made picture in its metadata; drawing it anew would lose the mark. */
const AI_MARKER = 'digitalsourcetype';
const MEGAPIXEL = 1_000_000;
const METADATA_BYTES = 256 * 1024;

type Fitted = Size & { file: Blob };

/**
 * A picture at the size that its step works with. One that fits, and one that says how it was
 * made, stays as it is.
 * @throws where it cannot be loaded, or the browser has no canvas to give
 */
export async function fitPicture(file: Blob, size: Size, fit: Fit): Promise<Fitted> {
  const isSendable = isWithinLimits(file, size);
  if ((isSendable && isFit(size, fit)) || (await isMarked(file))) return { file, ...size };
  const inner = fit === 'sheet' ? scaled(size, scaleInto(size, SHEET)) : shrunk(size, FRAMES[fit]);
  const outer = fit === 'sheet' ? SHEET : inner;
  const picture = await decodeAt(file, inner);
  const paper = createPaper(outer);
  if (fit === 'sheet') {
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, outer.width, outer.height);
  }
  paper.imageSmoothingQuality = 'high';
  const left = Math.round((outer.width - inner.width) / 2);
  const top = Math.round((outer.height - inner.height) / 2);
  paper.drawImage(picture, left, top, inner.width, inner.height);
  picture.close();
  return { file: await toPng(paper), ...outer };
}

/**
 * The picture, decoded straight to a size: an image element refuses pictures whose pixels exceed
 * its cache, such as 81 megapixels.
 */
async function decodeAt(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  try {
    return await createImageBitmap(file, options);
  } catch {
    const max = PICTURE_MAX_PIXELS / MEGAPIXEL;
    throw new CanvasFault(formatMessage(errorWords.resizeLoad, { max }));
  }
}

/** True for a file that the server accepts as it is. */
function isWithinLimits(file: Blob, { width, height }: Size): boolean {
  const isLong = Math.max(width, height) > PICTURE_MAX_SIDE_PX;
  return !isLong && file.size <= PICTURE_MAX_BYTES && width * height <= PICTURE_MAX_PIXELS;
}

function isFit({ width, height }: Size, fit: Fit): boolean {
  switch (fit) {
    case 'canvas':
      return width <= FRAMES.canvas.width && height <= FRAMES.canvas.height;
    case 'sheet':
      return width === SHEET.width && height === SHEET.height;
    case 'limits':
      return true;
  }
}

/** The size reduced to fit into `frame`, but never so small that the server would refuse it. */
function shrunk(size: Size, frame: Size): Size {
  const least = PICTURE_MIN_SIDE_PX / Math.min(size.width, size.height);
  return scaled(size, Math.min(1, Math.max(scaleInto(size, frame), least)));
}

const scaleInto = ({ width, height }: Size, frame: Size): number =>
  Math.min(frame.width / width, frame.height / height);

function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function isMarked(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, METADATA_BYTES).arrayBuffer());
  return new TextDecoder('latin1').decode(head).toLowerCase().includes(AI_MARKER);
}
