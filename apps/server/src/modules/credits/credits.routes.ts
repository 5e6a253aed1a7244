import { creditHistoryQuerySchema, creditHistorySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../platform/session.ts';
import type { CreditHistoryService } from './credit-history.service.ts';

/** Routes for a user's credits and their movements. */
export function creditsRoutes({
  creditHistory,
}: {
  creditHistory: CreditHistoryService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/credit-history/',
      {
        schema: {
          tags: ['credits'],
          description: 'Movements of the user’s credits as receipts, newest first.',
          querystring: creditHistoryQuerySchema,
          response: { 200: creditHistorySchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return creditHistory.list(userId, request.query.page);
      },
    );
  };
}
