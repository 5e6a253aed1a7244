import {
  boardLinkAnswerSchema,
  deleteCommentsSchema,
  errorBodySchema,
  newBoardLinkSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { BoardLinksService } from './board-links.service.ts';

const tags = ['Boards'];
const params = z.object({ id: z.uuid() });
const refusals = { 404: errorBodySchema, 409: errorBodySchema, 429: errorBodySchema };

/** Routes of a board's links and comments, for its owner. */
export function boardLinksRoutes({
  boardLinks,
}: {
  boardLinks: BoardLinksService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/boards/:id/links/',
      {
        schema: {
          tags,
          summary: 'Opens a link that shows the board without an account; tells its address once',
          params,
          body: newBoardLinkSchema,
          response: { 201: boardLinkAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { days } = request.body;
        const made = await boardLinks.open(requireUser(request).id, request.params.id, days);
        return reply.code(201).send(made);
      },
    );

    app.post(
      '/boards/:id/links/:linkId/end/',
      {
        schema: {
          tags,
          summary: 'Ends a link at once',
          params: params.extend({ linkId: z.uuid() }),
          response: { 204: z.undefined(), ...refusals },
        },
      },
      async (request, reply) => {
        const { id, linkId } = request.params;
        await boardLinks.end(requireUser(request).id, id, linkId);
        return reply.code(204).send();
      },
    );

    app.post(
      '/boards/:id/delete-comments/',
      {
        schema: {
          tags,
          summary: 'Deletes comments on a board; those that are absent are passed over',
          params,
          body: deleteCommentsSchema,
          response: { 204: z.undefined(), ...refusals },
        },
      },
      async (request, reply) => {
        const { ids } = request.body;
        await boardLinks.deleteComments(requireUser(request).id, request.params.id, ids);
        return reply.code(204).send();
      },
    );
  };
}
