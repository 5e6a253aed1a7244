import {
  en,
  formatMessage,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_SIDE_PX,
} from '@toile/contract';
import { sniffImage } from './sniff-image.ts';

/** A file that was looked at: its size in pixels as it is shown, or what keeps it from being used. */
export type PictureCheck =
  | { ok: true; width: number; height: number }
  | { ok: false; fault: string };

const { validation } = en;
const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Looks at a file as the server will: by its content, never by its name. */
export async function checkPictureFile(file: Blob): Promise<PictureCheck> {
  if (file.size > PICTURE_MAX_BYTES) return refuse(TOO_LARGE);
  const url = URL.createObjectURL(file);
  try {
    const format = sniffImage(await readHead(file));
    return format ? await checkPixels(url) : refuse(validation.pictureKind);
  } catch {
    return refuse(validation.pictureBroken);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const TOO_LARGE = formatMessage(validation.pictureTooLarge, { max: PICTURE_MAX_BYTES / MEGABYTE });
const TOO_MANY_PIXELS = formatMessage(validation.pictureTooManyPixels, {
  max: PICTURE_MAX_PIXELS / MEGAPIXEL,
});

/** The size is known before the pixels are, so that a huge picture is never unpacked. */
async function checkPixels(url: string): Promise<PictureCheck> {
  const image = await loadImage(url);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > PICTURE_MAX_PIXELS) return refuse(TOO_MANY_PIXELS);
  if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) return refuse(validation.pictureTooSmall);
  await image.decode();
  return { ok: true, width, height };
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
