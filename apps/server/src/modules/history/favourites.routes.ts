import { favouriteAnswerSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { HistoryService } from './history.service.ts';

type FavouritesDeps = { history: Pick<HistoryService, 'toggleFavourite'> };

/** Route that toggles a favourite. */
export function favouritesRoutes({ history }: FavouritesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/favourite/:id/',
      {
        schema: {
          tags: ['History'],
          summary: 'Picks an image as a favourite; once more puts it back',
          params: z.object({ id: z.uuid() }),
          response: { 200: favouriteAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { favourite: await history.toggleFavourite(userId, request.params.id) };
      },
    );
  };
}
