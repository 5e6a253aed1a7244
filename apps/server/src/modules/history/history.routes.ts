import {
  dashboardQueryOf,
  deleteImagesAnswerSchema,
  deleteImagesRequestSchema,
  downloadAnswerSchema,
  generationAnswerSchema,
  generationListSchema,
  previousGenerationsQueryOf,
} from '@toile/contract';
import { knownToolIdSchema } from '@toile/tools';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { HistoryService } from './history.service.ts';

const TAGS = ['History'];
const paramsSchema = z.object({ id: z.uuid() });

/** Routes that list, show and delete a user's generations. */
export function historyRoutes({ history }: { history: HistoryService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/dashboard/',
      {
        schema: {
          tags: TAGS,
          summary: 'A page of all generations, newest first',
          querystring: dashboardQueryOf(knownToolIdSchema),
          response: { 200: generationListSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        const { page, page_size: pageSize, ai_model: tool, q: search, mark, days } = request.query;
        return history.list(
          { userId, tools: tool ? [tool] : undefined, search, mark, days },
          { page, pageSize },
        );
      },
    );

    app.get(
      '/fetch-previous-generations',
      {
        schema: {
          tags: TAGS,
          summary: 'The latest generations of one tool, of several, or of all',
          querystring: previousGenerationsQueryOf(knownToolIdSchema),
          response: { 200: generationListSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        const { page, page_size: pageSize, ai_model: tools } = request.query;
        return history.list({ userId, tools }, { page, pageSize });
      },
    );

    app.get(
      '/get-generation/:id/',
      {
        schema: {
          tags: TAGS,
          summary: 'A generation with all that is known of its making',
          params: paramsSchema,
          response: { 200: generationAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { generation_data: await history.getDetails(userId, request.params.id) };
      },
    );

    app.post(
      '/download-image/:id/',
      {
        schema: {
          tags: TAGS,
          summary: 'Marks an image as downloaded and answers where its file is',
          params: paramsSchema,
          response: { 200: downloadAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return history.download(userId, request.params.id);
      },
    );

    app.post(
      '/delete-image/:id/',
      {
        schema: {
          tags: TAGS,
          summary: 'Deletes a generation; a second time it is absent like any other',
          params: paramsSchema,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        await history.remove(userId, request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      '/delete-images/',
      {
        schema: {
          tags: TAGS,
          summary: 'Deletes several generations; those that are absent are left out',
          body: deleteImagesRequestSchema,
          response: { 200: deleteImagesAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { deleted: await history.removeAll(userId, request.body.ids) };
      },
    );
  };
}
