import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ThumbnailWidth } from '@toile/contract';
import sharp from 'sharp';
import {
  type FileStore,
  FilesAwayError,
  type OpenedFile,
  StorageFullError,
} from '../../adapters/files/files-port.ts';
import { createFairGate } from '../../platform/fair-gate.ts';

/**
 * Encoders at a time. Each takes a thread of the pool for some hundredths of a second; one is
 * always left to another user.
 */
const ENCODERS = { atOnce: 2, atOnceOfParty: 1 };
const WEBP_QUALITY = 82;

/** Opens a picture's thumbnail and makes it first if needed; undefined without the picture. */
export type OpenThumbnail = (
  picture: { sha256: string; userId: string },
  width: ThumbnailWidth,
) => Promise<OpenedFile | undefined>;

/** Thumbnails, stored beside their picture. Simultaneous requests make one only once. */
export function createThumbnails(files: FileStore): OpenThumbnail {
  const inTurn = createFairGate(ENCODERS);
  const inTheMaking = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(sha256: string, width: ThumbnailWidth): Promise<Uint8Array | undefined> {
    const original = await files.open(sha256);
    if (original === undefined) return undefined;
    const thumbnail = await encodeThumbnail(await buffer(original.stream), width);
    try {
      await files.putVariant(sha256, variantName(width), thumbnail);
    } catch (error) {
      // A store that takes nothing must not hide pictures: the thumbnail is made again next time.
      const isRefusal = error instanceof StorageFullError || error instanceof FilesAwayError;
      if (!isRefusal) throw error;
    }
    return thumbnail;
  }

  function makeOnce(
    { sha256, userId }: { sha256: string; userId: string },
    width: ThumbnailWidth,
  ): Promise<Uint8Array | undefined> {
    const key = `${sha256}.${width}`;
    const current = inTheMaking.get(key);
    if (current) return current;
    const made = inTurn({ userId }, () => make(sha256, width)).finally(() =>
      inTheMaking.delete(key),
    );
    inTheMaking.set(key, made);
    return made;
  }

  return async (picture, width) => {
    const kept = await files.open(picture.sha256, variantName(width));
    if (kept) return kept;
    const made = await makeOnce(picture, width);
    return made && { bytes: made.length, stream: Readable.from([made]) };
  };
}

/** The name under which a thumbnail is kept beside its picture. */
export function variantName(width: ThumbnailWidth): string {
  return `w${width}.webp`;
}

function encodeThumbnail(picture: Uint8Array, width: ThumbnailWidth): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}
