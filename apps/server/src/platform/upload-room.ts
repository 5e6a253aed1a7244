import { AppError } from './app-error.ts';

/** Bodies with files that may be under way or in memory at the same time, in bytes. */
const ALL_BYTES = 512 * 1024 * 1024;

/** Of one user: two of the largest, so that nobody takes all the room. */
const USER_BYTES = 96 * 1024 * 1024;

const RETRY_AFTER_SECONDS = 5;

/**
 * Takes room for a body of so many bytes. Throws `unavailable` when there is none; else the
 * answer gives it back.
 */
export type UploadRoom = (userId: string, bytes: number) => () => void;

/** Keeps uploads from filling the memory: each counts for what it says that it will be. */
export function createUploadRoom({
  allBytes = ALL_BYTES,
  userBytes = USER_BYTES,
} = {}): UploadRoom {
  let takenBytes = 0;
  const takenBy = new Map<string, number>();

  function give(userId: string, bytes: number): void {
    takenBytes -= bytes;
    const left = (takenBy.get(userId) ?? 0) - bytes;
    if (left > 0) takenBy.set(userId, left);
    else takenBy.delete(userId);
  }

  return (userId, bytes) => {
    const own = (takenBy.get(userId) ?? 0) + bytes;
    if (takenBytes + bytes > allBytes || own > userBytes) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    takenBytes += bytes;
    takenBy.set(userId, own);
    return () => give(userId, bytes);
  };
}
