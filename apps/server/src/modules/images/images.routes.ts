import { imageQuerySchema, type ThumbnailWidth } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readByteRange } from '../../platform/byte-range.ts';
import { isRedirectable } from '../../platform/redirectable.ts';
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
        const mediaType = width ? 'image/webp' : image.mediaType;
        const disposition = download
          ? `attachment; filename=result.${width ? 'webp' : 'png'}`
          : 'inline';
        const link =
          isRedirectable(request) &&
          (await images.findLink(image, { width, mediaType, disposition }));
        if (link) return reply.header('cache-control', 'no-store').redirect(link, 302);
        const range = width ? undefined : findRange(request, { tag, bytes: image.bytes });
        const file = await images.open(image, width, range);
        if (!width) reply.header('accept-ranges', 'bytes');
        if (range) reply.code(206).header('content-range', contentRange(range, image));
        return reply
          .headers({
            etag: tag,
            'cache-control': CACHE_CONTROL,
            'content-type': mediaType,
            'content-length': file.bytes,
            'content-disposition': disposition,
            'x-content-type-options': 'nosniff',
          })
          .send(file.stream);
      },
    );
  };
}

/** The part of a picture that a request asks for, unless it is of another content. */
function findRange(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { tag, bytes }: { tag: string; bytes: number },
): ReturnType<typeof readByteRange> {
  const { range, 'if-range': wantedTag = tag } = headers;
  return wantedTag === tag ? readByteRange(range, bytes) : undefined;
}

const contentRange = ({ start, end }: { start: number; end: number }, { bytes }: Image) =>
  `bytes ${start}-${end}/${bytes}`;

function entityTag({ sha256 }: Image, width: ThumbnailWidth | undefined): string {
  return width ? `"${sha256}-w${width}"` : `"${sha256}"`;
}

function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.some((entry) => entry === tag || entry === '*');
}
