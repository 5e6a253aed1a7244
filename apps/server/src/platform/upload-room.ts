import { AppError } from './app-error.ts';

/** Memory for all request bodies together, in bytes: on their way or waiting to be read. */
const ALL_BYTES = 256 * 1024 * 1024;

/** Memory of one user: two of the largest bodies, so that nobody takes all the room. */
const USER_BYTES = 96 * 1024 * 1024;

/** Bytes of a body that need no room: forms of text alone are accepted even when it is full. */
const FREE_BYTES = 256 * 1024;

const RETRY_AFTER_SECONDS = 5;

/** Room for one body. It grows with the bytes that have arrived. */
export type RoomShare = {
  /** Takes room for further bytes. Throws `unavailable` when there is none. */
  grow: (bytes: number) => void;
  /** Gives all room back. */
  close: () => void;
};

export type UploadRoom = { open: (userId: string) => RoomShare };

/**
 * Keeps uploads from filling the memory. Room is taken for bytes that have arrived and are kept,
 * not for the announced length of a body: an announcement costs its sender nothing.
 */
export function createUploadRoom({
  allBytes = ALL_BYTES,
  userBytes = USER_BYTES,
  freeBytes = FREE_BYTES,
} = {}): UploadRoom {
  let takenBytes = 0;
  const takenBy = new Map<string, number>();

  function take(userId: string, bytes: number): void {
    const own = (takenBy.get(userId) ?? 0) + bytes;
    if (takenBytes + bytes > allBytes || own > userBytes) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    takenBytes += bytes;
    takenBy.set(userId, own);
  }

  function give(userId: string, bytes: number): void {
    takenBytes -= bytes;
    const left = (takenBy.get(userId) ?? 0) - bytes;
    if (left > 0) takenBy.set(userId, left);
    else takenBy.delete(userId);
  }

  return {
    open(userId) {
      let kept = 0;
      let taken = 0;
      let isOpen = true;
      return {
        grow(bytes) {
          if (!isOpen) return;
          kept += bytes;
          const more = Math.max(0, kept - freeBytes) - taken;
          if (more <= 0) return;
          take(userId, more);
          taken += more;
        },
        close() {
          if (!isOpen) return;
          isOpen = false;
          give(userId, taken);
        },
      };
    },
  };
}
