import {
  en,
  formatMessage,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE_PX,
  PICTURE_MIN_SIDE_PX,
} from '@toile/contract';
import { sourceTypeXmp } from '@toile/raster';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { hashPngPixels, sha256Of } from '../images/picture-pixels.ts';
import { findAiMarker } from './ai-marker.ts';
import { markPicture } from './mark-picture.ts';
import { findPictureType, type PictureType } from './picture-type.ts';

const { validation } = en;

/** Time limit for decoding and encoding, on a busy machine. */
const READ_TIMEOUT_SECONDS = 60;

/**
 * Largest memory of decoding and encoding, in bytes a pixel, measured on pictures of 25 megapixels.
 */
const WORK_BYTES_A_PIXEL: Record<PictureType, number> = {
  heif: 20,
  webp: 10,
  jpeg: 6,
  png: 6,
  gif: 6,
};

/** A picture that is acceptable by its header. */
export type MeasuredPicture = {
  field: string;
  file: Uint8Array;
  header: Metadata;
  pixels: number;
  /** Memory in bytes that reading it takes. */
  workBytes: number;
};

/** A picture as engines read it: a PNG, sRGB, eight bits, upright, without metadata. */
export type ReadPicture = {
  png: Uint8Array;
  width: number;
  height: number;
  /** Number of pixels that are not wholly transparent. */
  visiblePixels: number;
  /** Hash of the file as it was sent. */
  fileSha256: string;
  pixelsSha256: string | null;
  /** The file's mark of a machine-made picture. The PNG carries it too. */
  aiMarker: string | undefined;
};

type EncodedPicture = Pick<ReadPicture, 'png' | 'width' | 'height'>;

type Refusal = 'tooLarge' | 'notAnImage' | 'imageNotUsable';

/** The refusal of a picture, at its field. */
function refusal(field: string, error: Refusal, message: string): AppError {
  return new AppError(error, { fields: { [field]: [message] } });
}

/** Reads the header alone, without a limit of size. */
async function readHeader(file: Uint8Array, type: PictureType): Promise<Metadata | undefined> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return header?.format === type ? header : undefined;
}

/**
 * Decodes and encodes in one call of the native library, so that the raw pixels never enter the
 * JavaScript heap, where they would wait for a late garbage collection. Throws when the file is
 * truncated or damaged. Of an animation it reads the first picture.
 */
async function encodeAnew(file: Uint8Array, hasAlpha: boolean): Promise<EncodedPicture> {
  const upright = sharp(file, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
  const { data, info } = await (hasAlpha ? upright.ensureAlpha() : upright.removeAlpha())
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Number of pixels that are not wholly transparent, also counted by the native library. */
async function countVisible({ png, width, height }: EncodedPicture): Promise<number> {
  const alpha = await sharp(png).extractChannel('alpha').threshold(1).raw().toBuffer();
  const { channels } = await sharp(alpha, { raw: { width, height, channels: 1 } }).stats();
  return Math.round((channels[0]?.sum ?? 0) / 255);
}

function refuseUnread(field: string, file: Uint8Array): PictureType {
  if (file.length > PICTURE_MAX_BYTES) {
    const max = PICTURE_MAX_BYTES / 1024 / 1024;
    throw refusal(field, 'tooLarge', formatMessage(validation.pictureTooLarge, { max }));
  }
  const type = findPictureType(file);
  if (type === undefined) throw refusal(field, 'notAnImage', validation.pictureKind);
  return type;
}

function refuseSize(field: string, { width, height }: Metadata): void {
  if (width * height > PICTURE_MAX_PIXELS) {
    const max = PICTURE_MAX_PIXELS / 1e6;
    throw refusal(field, 'tooLarge', formatMessage(validation.pictureTooManyPixels, { max }));
  }
  if (Math.max(width, height) > PICTURE_MAX_SIDE_PX) {
    const max = PICTURE_MAX_SIDE_PX.toLocaleString('en');
    throw refusal(field, 'tooLarge', formatMessage(validation.pictureTooLong, { max }));
  }
  if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) {
    throw refusal(field, 'imageNotUsable', validation.pictureTooSmall);
  }
}

/**
 * Type and size of an uploaded picture by its first bytes and its header: nothing of it is decoded.
 * Throws `tooLarge`, `notAnImage` and `imageNotUsable`.
 */
export async function measurePicture(field: string, file: Uint8Array): Promise<MeasuredPicture> {
  const type = refuseUnread(field, file);
  const header = await readHeader(file, type);
  if (!header) throw refusal(field, 'imageNotUsable', validation.pictureBroken);
  refuseSize(field, header);
  const pixels = header.width * header.height;
  return { field, file, header, pixels, workBytes: pixels * WORK_BYTES_A_PIXEL[type] };
}

/**
 * Decodes a measured picture and encodes it anew, so that nothing else of the file remains. Throws
 * `imageNotUsable`.
 */
export async function readPicture(picture: MeasuredPicture): Promise<ReadPicture> {
  const { field, file, header } = picture;
  const { hasAlpha, xmp = new Uint8Array() } = header;
  const encoded = await encodeAnew(file, hasAlpha).catch(() => undefined);
  if (!encoded) throw refusal(field, 'imageNotUsable', validation.pictureBroken);
  // Within some files the packet is compressed; the header has it unpacked.
  const aiMarker = (await findAiMarker(file)) ?? (await findAiMarker(xmp));
  const { png, width, height } = encoded;
  return {
    png: aiMarker === undefined ? png : await markPicture(png, sourceTypeXmp(aiMarker)),
    width,
    height,
    visiblePixels: hasAlpha ? await countVisible(encoded) : width * height,
    fileSha256: await sha256Of(file),
    pixelsSha256: await hashPngPixels(png),
    aiMarker,
  };
}
