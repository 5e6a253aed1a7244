import type { PictureField } from '@toile/contract';
import { createParallelLimit } from '../../platform/parallel-limit.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import type { SafetyService } from '../safety/safety.service.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

/** A picture of 25 megapixels takes some 200 MB while it is read. */
const PARALLEL_READERS = 2;

/** Pictures of a user that are decoded; refused ones count too. */
const PICTURE_READS: RateLimit = { name: 'picture-read', limit: 240, windowSeconds: 60 };

export type ReaderOptions = {
  rateLimiter: RateLimiter;
  safety: Pick<SafetyService, 'checkUpload'>;
};

/**
 * Reads a picture that a user sent in a field, few at a time, and looks at what it shows. Throws
 * as `readPicture` and `checkUpload` do, and `tooManyRequests`.
 */
export type PictureReader = (
  userId: string,
  field: string,
  file: Uint8Array,
) => Promise<ReadPicture>;

/** A mask shows nothing by itself. */
const MASK: PictureField = 'binary_mask_image';

export function createPictureReader({ rateLimiter, safety }: ReaderOptions): PictureReader {
  const inTurn = createParallelLimit(PARALLEL_READERS);
  return async (userId, field, file) => {
    await rateLimiter.take(PICTURE_READS, userId);
    const picture = await inTurn(() => readPicture(field, file));
    if (field !== MASK) await safety.checkUpload(field, picture.png);
    return picture;
  };
}
