import type { PictureField } from '@toile/contract';
import type { FairGate } from '../../platform/fair-gate.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import type { SafetyService } from '../safety/safety.service.ts';
import {
  type MeasuredPicture,
  measurePicture,
  type ReadPicture,
  readPicture,
} from './read-picture.ts';

/** Pictures that a user sends; refused ones count too. */
const PICTURE_READS: RateLimit = { name: 'picture-read', limit: 240, windowSeconds: 60 };

/** Thousands of pixels of a user that are decoded: as many as a hundred photos of a telephone. */
const PIXEL_READS: RateLimit = { name: 'pixel-read', limit: 1_200_000, windowSeconds: 60 };

export type ReaderOptions = {
  rateLimiter: Pick<RateLimiter, 'take' | 'takeMany'>;
  pictureTurns: FairGate;
  safety: Pick<SafetyService, 'checkUpload'>;
};

/** Sender of pictures; the signal aborts when nobody waits for them any more. */
export type Sender = { userId: string; signal?: AbortSignal };

/** Reads the pictures that users send, of each user in their turn. */
export type PictureReader = {
  /**
   * Looks at the header of a picture. Throws as `measurePicture` does, and `tooManyRequests` for
   * the number of pictures and of pixels that the user sent.
   */
  measure: (sender: Sender, field: string, file: Uint8Array) => Promise<MeasuredPicture>;
  /**
   * Does work that reads these pictures in a turn of their user. Throws `tooManyRequests` when too
   * many wait, `abandoned`.
   */
  inTurn: <T>(
    sender: Sender,
    pictures: readonly MeasuredPicture[],
    work: () => Promise<T>,
  ) => Promise<T>;
  /** Reads a picture and looks at what it shows. Throws as `readPicture` and `checkUpload` do. */
  read: (picture: MeasuredPicture) => Promise<ReadPicture>;
};

/** A mask shows nothing by itself. */
const MASK: PictureField = 'binary_mask_image';

export function createPictureReader(options: ReaderOptions): PictureReader {
  const { rateLimiter, pictureTurns, safety } = options;
  return {
    measure: async ({ userId }, field, file) => {
      await rateLimiter.take(PICTURE_READS, userId);
      const picture = await measurePicture(field, file);
      await rateLimiter.takeMany(PIXEL_READS, userId, Math.ceil(picture.pixels / 1000));
      return picture;
    },

    inTurn: (sender, pictures, work) => {
      if (pictures.length === 0) return work();
      const size = Math.max(...pictures.map(({ workBytes }) => workBytes));
      return pictureTurns({ ...sender, size }, work);
    },

    read: async (picture) => {
      const read = await readPicture(picture);
      if (picture.field !== MASK) await safety.checkUpload(picture.field, read.png);
      return read;
    },
  };
}
