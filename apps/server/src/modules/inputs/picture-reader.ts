import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import { createParallelLimit } from '../images/parallel-limit.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

/** A picture of 25 megapixels takes some 200 MB while it is read. */
const PARALLEL_READERS = 2;

/** Pictures of a user that are decoded; refused ones count too. */
const PICTURE_READS: RateLimit = { name: 'picture-read', limit: 240, windowSeconds: 60 };

/** Reads a picture that a user sent in a field, few at a time. Throws as `readPicture` does, and `tooManyRequests`. */
export type PictureReader = (
  userId: string,
  field: string,
  file: Uint8Array,
) => Promise<ReadPicture>;

export function createPictureReader(rateLimiter: RateLimiter): PictureReader {
  const inTurn = createParallelLimit(PARALLEL_READERS);
  return async (userId, field, file) => {
    await rateLimiter.take(PICTURE_READS, userId);
    return inTurn(() => readPicture(field, file));
  };
}
