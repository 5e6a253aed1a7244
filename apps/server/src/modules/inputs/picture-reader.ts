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

/** Pictures per user; refused ones count too. */
const PICTURE_READS: RateLimit = { name: 'picture-read', limit: 240, windowSeconds: 60 };

/** Decoded pixels per user, in thousands: as many as a hundred photos of a telephone have. */
const PIXEL_READS: RateLimit = { name: 'pixel-read', limit: 1_200_000, windowSeconds: 60 };

export type ReaderOptions = {
  rateLimiter: Pick<RateLimiter, 'take' | 'takeMany'>;
  pictureTurns: FairGate;
  safety: Pick<SafetyService, 'checkUpload'>;
};

/** Sender of pictures; the signal aborts when nobody waits for them any more. */
export type Sender = { userId: string; signal?: AbortSignal };

/** Reads pictures of users, each user in turn. */
export type PictureReader = {
  /**
   * Reads the header of a picture. Throws as `measurePicture` does, and `tooManyRequests` for too
   * many pictures or pixels of the user.
   */
  measure: (sender: Sender, field: string, file: Uint8Array) => Promise<MeasuredPicture>;
  /**
   * Runs work that reads these pictures in the user's turn. Throws `tooManyRequests` when too many
   * wait, `abandoned`.
   */
  inTurn: <T>(
    sender: Sender,
    pictures: readonly MeasuredPicture[],
    work: () => Promise<T>,
  ) => Promise<T>;
  /** Reads a picture and checks its content. Throws as `readPicture` and `checkUpload` do. */
  read: (picture: MeasuredPicture) => Promise<ReadPicture>;
};

/** Field of a mask, whose content needs no check. */
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
