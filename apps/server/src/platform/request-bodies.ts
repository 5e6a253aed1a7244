import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Largest body of forms and JSON, in bytes. */
export const BODY_LIMIT_BYTES = 100 * 1024;

/** Largest body with files, in bytes, for signed-in users; a single file may have 15 MiB. */
const MULTIPART_LIMIT_BYTES = 20 * 1024 * 1024;

/** Files come as buffers, text as strings, side by side in `request.body`. */
export async function addRequestBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: 15 * 1024 * 1024,
      // A picture may come as text, as a data URI.
      fieldSize: MULTIPART_LIMIT_BYTES,
      files: 4,
      fields: 40,
    },
  });
  // After all hooks of onRequest: by now it is known who asks.
  app.addHook('preParsing', async ({ headers, user }) => {
    if (!headers['content-type']?.startsWith('multipart/')) return;
    // Only users have pictures to send; a visitor's body must not fill the memory.
    const limitBytes = user ? MULTIPART_LIMIT_BYTES : BODY_LIMIT_BYTES;
    // A body of unknown length could not be refused before it is here.
    if (!(Number(headers['content-length']) <= limitBytes)) throw new AppError('tooLarge');
  });
}
