import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@toile/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Largest body of forms and JSON, in bytes. */
export const BODY_LIMIT_BYTES = 100 * 1024;

/**
 * Largest body with files, in bytes, for signed-in users: two photos of 15 MiB and a mask. Text
 * that holds a photo (a data URI) is longer by a third.
 */
const MULTIPART_LIMIT_BYTES = 48 * 1024 * 1024;

/** Bodies with files that are in memory at the same time, in bytes. */
const UPLOADS_LIMIT_BYTES = 256 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** Keeps count of what is in memory; throws `unavailable` when there is no room for more. */
function createUploadRoom(limitBytes: number): (bytes: number, reply: FastifyReply) => void {
  let takenBytes = 0;
  return (bytes, reply) => {
    if (takenBytes + bytes > limitBytes) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    takenBytes += bytes;
    reply.raw.once('close', () => {
      takenBytes -= bytes;
    });
  };
}

/** Files come as buffers, text as strings, side by side in `request.body`. */
export async function addRequestBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: PICTURE_MAX_BYTES,
      // A picture may come as text, as a data URI.
      fieldSize: MULTIPART_LIMIT_BYTES,
      files: 4,
      fields: 40,
    },
  });
  const takeRoom = createUploadRoom(UPLOADS_LIMIT_BYTES);
  // After all hooks of onRequest: by now it is known who asks.
  app.addHook('preParsing', async ({ headers, user }, reply) => {
    if (!headers['content-type']?.startsWith('multipart/')) return;
    // Only users have pictures to send; a visitor's body must not fill the memory.
    const limitBytes = user ? MULTIPART_LIMIT_BYTES : BODY_LIMIT_BYTES;
    // A body of unknown length could not be refused before it is here.
    const bytes = Number(headers['content-length']);
    if (!(bytes <= limitBytes)) throw new AppError('tooLarge');
    takeRoom(bytes, reply);
  });
}
