import { imageQuerySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { ImagesService } from './images.service.ts';
import { answerPicture } from './picture-answer.ts';

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
        const isDownload = download !== undefined;
        return answerPicture(images, { request, reply }, { image, width, isDownload });
      },
    );
  };
}
