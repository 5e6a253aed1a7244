import { formatMessage, PICTURE_MIN_SIDE_PX, validationWords as validation } from '@toile/contract';
import { BROUGHT_MAX_BYTES, BROUGHT_MAX_PIXELS } from './brought-limits.ts';
import { sniffImage } from './sniff-image.ts';

/** Result of checking a file: its size in pixels as displayed, or its fault. */
export type PictureCheck =
  | { ok: true; width: number; height: number }
  | { ok: false; fault: string };

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Checks a file as the server will: by its content, never by its name. */
export async function checkPictureFile(file: Blob): Promise<PictureCheck> {
  if (file.size > BROUGHT_MAX_BYTES) return refuse(tooLarge(BROUGHT_MAX_BYTES));
  const url = URL.createObjectURL(file);
  try {
    const format = sniffImage(await readHead(file));
    return format ? await checkPixels(file, url) : refuse(validation.pictureKind);
  } catch {
    return refuse(validation.pictureBroken);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The message for a file of more than `maxBytes`. */
export function tooLarge(maxBytes: number): string {
  return formatMessage(validation.pictureTooLarge, { max: maxBytes / MEGABYTE });
}

/** The message for a picture of more than `maxPixels`. */
export function tooManyPixels(maxPixels: number): string {
  return formatMessage(validation.pictureTooManyPixels, { max: maxPixels / MEGAPIXEL });
}

/** Checks the size before decoding, so that a huge picture is never decoded. */
async function checkPixels(file: Blob, url: string): Promise<PictureCheck> {
  const { naturalWidth: width, naturalHeight: height } = await loadImage(url);
  if (width * height > BROUGHT_MAX_PIXELS) return refuse(tooManyPixels(BROUGHT_MAX_PIXELS));
  if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) return refuse(validation.pictureTooSmall);
  await unpack(file);
  return { ok: true, width, height };
}

/** Rejects a truncated file: an image element would show its part and report no error. */
async function unpack(file: Blob): Promise<void> {
  const pixels = await createImageBitmap(file);
  pixels.close();
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('Not decodable'));
    image.src = url;
  });
}

const HEAD_BYTES = 256;

async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

function refuse(fault: string): PictureCheck {
  return { ok: false, fault };
}
