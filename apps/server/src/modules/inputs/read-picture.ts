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
import { inSlices } from '../../platform/in-slices.ts';
import { hashPixels, type Pixels, sha256Of } from '../images/picture-pixels.ts';
import { findAiMarker } from './ai-marker.ts';
import { markPicture } from './mark-picture.ts';
import { findPictureType } from './picture-type.ts';

const { validation } = en;

const DECODE_TIMEOUT_SECONDS = 20;

/** A picture as engines read it: a PNG, sRGB, eight bits, upright, without metadata. */
export type ReadPicture = {
  png: Uint8Array;
  width: number;
  height: number;
  /** Pixels that are not wholly transparent. */
  visiblePixels: number;
  /** Of the file as it was sent. */
  fileSha256: string;
  pixelsSha256: string | null;
  /** How the file says that a machine made it. The PNG says so too. */
  aiMarker: string | undefined;
};

type Refusal = 'tooLarge' | 'notAnImage' | 'imageNotUsable';

/** The answer to a picture that cannot be taken, at the field in which it came. */
function refusal(field: string, error: Refusal, message: string): AppError {
  return new AppError(error, { fields: { [field]: [message] } });
}

async function countVisible({ data, width, height }: Pixels, hasAlpha: boolean): Promise<number> {
  if (!hasAlpha) return width * height;
  let visible = 0;
  // Slices begin with a pixel: their length is a multiple of its four bytes.
  for await (const slice of inSlices(data)) {
    for (let at = 3; at < slice.length; at += 4) if (slice[at] !== 0) visible += 1;
  }
  return visible;
}

/** Only the header is read, and no limit applies to it. */
async function readHeader(file: Uint8Array): Promise<Metadata | undefined> {
  const type = findPictureType(file);
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return header?.format === type ? header : undefined;
}

/** Throws when the file is cut short or damaged. Animations give their first picture. */
async function decode(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'error',
  })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function encode({ data, width, height }: Pixels, hasAlpha: boolean): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  return (hasAlpha ? picture : picture.removeAlpha()).png().toBuffer();
}

function refuseUnread(field: string, file: Uint8Array): void {
  if (file.length > PICTURE_MAX_BYTES) {
    const max = PICTURE_MAX_BYTES / 1024 / 1024;
    throw refusal(field, 'tooLarge', formatMessage(validation.pictureTooLarge, { max }));
  }
  if (findPictureType(file) === undefined) {
    throw refusal(field, 'notAnImage', validation.pictureKind);
  }
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
 * Reads a picture that a user sent in a field. Its kind is told by its content, its size by
 * its header, before any of it is decoded; then it is encoded anew, so that nothing else of
 * the file is left. Throws `tooLarge`, `notAnImage` and `imageNotUsable`.
 */
export async function readPicture(field: string, file: Uint8Array): Promise<ReadPicture> {
  refuseUnread(field, file);
  const header = await readHeader(file);
  if (!header) throw refusal(field, 'imageNotUsable', validation.pictureBroken);
  refuseSize(field, header);
  const pixels = await decode(file).catch(() => undefined);
  if (!pixels) throw refusal(field, 'imageNotUsable', validation.pictureBroken);
  const { hasAlpha, xmp = new Uint8Array() } = header;
  // Within some files the packet is compressed; the header has it unpacked.
  const aiMarker = (await findAiMarker(file)) ?? (await findAiMarker(xmp));
  const png = await encode(pixels, hasAlpha);
  return {
    png: aiMarker === undefined ? png : await markPicture(png, sourceTypeXmp(aiMarker)),
    width: pixels.width,
    height: pixels.height,
    visiblePixels: await countVisible(pixels, hasAlpha),
    fileSha256: await sha256Of(file),
    pixelsSha256: await hashPixels(pixels),
    aiMarker,
  };
}
