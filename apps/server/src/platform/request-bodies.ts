import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@toile/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { createUploadRoom } from './upload-room.ts';

/** Largest body of forms and JSON, in bytes. */
export const BODY_LIMIT_BYTES = 100 * 1024;

/**
 * Largest body with files, in bytes, for signed-in users: two photos of 15 MiB and a mask. Text
 * that holds a photo (a data URI) is longer by a third.
 */
const MULTIPART_LIMIT_BYTES = 48 * 1024 * 1024;

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
  const takeRoom = createUploadRoom();
  // After all hooks of onRequest: by now it is known who asks.
  app.addHook('preParsing', async ({ headers, user }, reply) => {
    if (!headers['content-type']?.startsWith('multipart/')) return;
    // Only users have pictures to send; a visitor's body must not fill the memory.
    const limitBytes = user ? MULTIPART_LIMIT_BYTES : BODY_LIMIT_BYTES;
    // A body of unknown length could not be refused before it is here.
    const bytes = Number(headers['content-length']);
    if (!(bytes <= limitBytes)) throw new AppError('tooLarge');
    if (user) reply.raw.once('close', takeRoom(user.id, bytes));
  });
}
