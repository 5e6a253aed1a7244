import {
  errorBodySchema,
  sharedBoardQuerySchema,
  sharedBoardSchema,
  sharedCommentSchema,
  sharedPictureQuerySchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientAddress } from '../../platform/client-address.ts';
import type { ImagesService } from '../images/images.service.ts';
import { answerPicture } from '../images/picture-answer.ts';
import type { SharedBoardsService } from './shared-boards.service.ts';

const tags = ['Boards'];
const refusals = { 404: errorBodySchema, 429: errorBodySchema };

/** Headers of every answer: nobody lists it, and no address with a key goes on to another page. */
const UNLISTED = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

type SharedBoardsDeps = { sharedBoards: SharedBoardsService; images: ImagesService };

/** Routes of boards for the holders of links. The key stands in queries, which no log has. */
export function sharedBoardsRoutes(deps: SharedBoardsDeps): FastifyPluginAsyncZod {
  const { sharedBoards, images } = deps;
  return async (app) => {
    app.addHook('onRequest', async ({ ip }, reply) => {
      reply.headers(UNLISTED);
      sharedBoards.countRead(clientAddress(ip));
    });

    app.get(
      '/shared-board/',
      {
        schema: {
          tags,
          summary: 'The board of a link, without an account',
          querystring: sharedBoardQuerySchema,
          response: { 200: sharedBoardSchema, ...refusals },
        },
      },
      async (request) => sharedBoards.get(request.query.key),
    );

    app.get(
      '/shared-board/pictures/:id',
      {
        schema: {
          tags,
          summary: 'A picture of that board, or with w its thumbnail as WebP',
          params: z.object({ id: z.uuid() }),
          querystring: sharedPictureQuerySchema,
        },
      },
      async (request, reply) => {
        const { key, w: width } = request.query;
        const image = await sharedBoards.getPicture(key, request.params.id);
        return answerPicture(images, { request, reply }, { image, width, staysHere: true });
      },
    );

    app.post(
      '/shared-board/comments/',
      {
        schema: {
          tags,
          summary: 'Comments on that board, or on a picture of it',
          body: sharedCommentSchema,
          response: { 204: z.undefined(), 409: errorBodySchema, ...refusals },
        },
      },
      async (request, reply) => {
        await sharedBoards.comment(request.body, clientAddress(request.ip));
        return reply.code(204).send();
      },
    );
  };
}
