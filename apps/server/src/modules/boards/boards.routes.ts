import {
  boardAddedSchema,
  boardAnswerSchema,
  boardChangeSchema,
  boardDetailSchema,
  boardListSchema,
  boardOrderSchema,
  boardPicturesSchema,
  boardRemovedSchema,
  errorBodySchema,
  newBoardSchema,
  pictureNoteSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import { boardLinksRoutes } from './board-links.routes.ts';
import type { BoardLinksService } from './board-links.service.ts';
import type { BoardsService } from './boards.service.ts';

const tags = ['Boards'];
const params = z.object({ id: z.uuid() });
const refusals = { 404: errorBodySchema, 409: errorBodySchema, 429: errorBodySchema };
const NO_CONTENT = { 204: z.undefined(), ...refusals };

type BoardsRoutesDeps = { boards: BoardsService; boardLinks: BoardLinksService };

/** Routes of a user's boards. */
export function boardsRoutes({ boards, boardLinks }: BoardsRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      const { id } = requireUser(request);
      if (request.method === 'POST') await boards.countChange(id);
    });

    app.get(
      '/boards/',
      {
        schema: {
          tags,
          summary: 'A user’s boards, the one that was changed last first',
          response: { 200: boardListSchema },
        },
      },
      async (request) => ({ boards: await boards.list(requireUser(request).id) }),
    );

    app.post(
      '/boards/',
      {
        schema: {
          tags,
          summary: 'Makes a board; its name is not that of another one of the user',
          body: newBoardSchema,
          response: { 201: boardAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const board = await boards.create(requireUser(request).id, request.body);
        return reply.code(201).send({ board });
      },
    );

    app.get(
      '/boards/:id/',
      {
        schema: {
          tags,
          summary: 'A board with its pictures in their order',
          params,
          response: { 200: boardDetailSchema, ...refusals },
        },
      },
      async (request) => boards.get(requireUser(request).id, request.params.id),
    );

    app.post(
      '/boards/:id/',
      {
        schema: {
          tags,
          summary: 'Changes name, note or cover',
          params,
          body: boardChangeSchema,
          response: NO_CONTENT,
        },
      },
      async (request, reply) => {
        await boards.change(requireUser(request).id, request.params.id, request.body);
        return reply.code(204).send();
      },
    );

    app.post(
      '/boards/:id/delete/',
      {
        schema: {
          tags,
          summary: 'Deletes a board; its pictures stay in the history',
          params,
          response: NO_CONTENT,
        },
      },
      async (request, reply) => {
        await boards.remove(requireUser(request).id, request.params.id);
        return reply.code(204).send();
      },
    );

    await app.register(boardPicturesRoutes({ boards }));
    await app.register(boardLinksRoutes({ boardLinks }));
  };
}

/** Routes of the pictures on a board. */
function boardPicturesRoutes({ boards }: { boards: BoardsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/boards/:id/add/',
      {
        schema: {
          tags,
          summary: 'Puts outputs at the end of a board; those that are on it stay where they are',
          params,
          body: boardPicturesSchema,
          response: { 200: boardAddedSchema, ...refusals },
        },
      },
      async (request) => ({
        added: await boards.add(requireUser(request).id, request.params.id, request.body.ids),
      }),
    );

    app.post(
      '/boards/:id/remove/',
      {
        schema: {
          tags,
          summary: 'Takes outputs off a board',
          params,
          body: boardPicturesSchema,
          response: { 200: boardRemovedSchema, ...refusals },
        },
      },
      async (request) => ({
        removed: await boards.take(requireUser(request).id, request.params.id, request.body.ids),
      }),
    );

    app.post(
      '/boards/:id/order/',
      {
        schema: {
          tags,
          summary: 'Puts the pictures of a board in an order',
          params,
          body: boardOrderSchema,
          response: NO_CONTENT,
        },
      },
      async (request, reply) => {
        await boards.order(requireUser(request).id, request.params.id, request.body.ids);
        return reply.code(204).send();
      },
    );

    app.post(
      '/boards/:id/picture-note/',
      {
        schema: {
          tags,
          summary: 'Writes the note of a picture on a board',
          params,
          body: pictureNoteSchema,
          response: NO_CONTENT,
        },
      },
      async (request, reply) => {
        const { output_image_id: outputId, note } = request.body;
        await boards.writeNote(requireUser(request).id, request.params.id, { outputId, note });
        return reply.code(204).send();
      },
    );
  };
}
