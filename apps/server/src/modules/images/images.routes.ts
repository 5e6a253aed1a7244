import { imageQuerySchema, type ThumbnailWidth } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { Image } from './images.repository.ts';
import type { ImagesService } from './images.service.ts';

/**
 * Cache policy: a browser keeps the picture, but asks before it shows it; the answer, which checks
 * the owner, is short.
 */
const CACHE_CONTROL = 'private, no-cache';

/** Route of the pictures, for their owner alone. */
export function imagesRoutes({ images }: { images: ImagesService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/images/:id',
      {
        schema: {
          tags: ['Images'],
          summary: 'A picture, or with w its thumbnail as WebP',
          params: z.object({ id: z.uuid() }),
          querystring: imageQuerySchema,
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const { w: width, download } = request.query;
        const image = await images.getOwn(userId, request.params.id);
        const tag = entityTag(image, width);
        if (isFresh(request.headers['if-none-match'], tag)) {
          return reply.code(304).headers({ etag: tag, 'cache-control': CACHE_CONTROL }).send();
        }
        const file = await images.open(image, width);
        const disposition = download
          ? `attachment; filename=result.${width ? 'webp' : 'png'}`
          : 'inline';
        return reply
          .headers({
            etag: tag,
            'cache-control': CACHE_CONTROL,
            'content-type': width ? 'image/webp' : image.mediaType,
            'content-length': file.bytes,
            'content-disposition': disposition,
            'x-content-type-options': 'nosniff',
          })
          .send(file.stream);
      },
    );
  };
}

function entityTag({ sha256 }: Image, width: ThumbnailWidth | undefined): string {
  return width ? `"${sha256}-w${width}"` : `"${sha256}"`;
}

function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.some((entry) => entry === tag || entry === '*');
}
