import { uploadsQueryOf, uploadsSchema } from '@toile/contract';
import { knownToolIdSchema } from '@toile/tools';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../platform/session.ts';
import type { InputsService } from './inputs.service.ts';

/** The route that lists a user's uploads, to be chosen again. */
export function uploadsRoutes({ inputs }: { inputs: InputsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/uploads/',
      {
        schema: {
          tags: ['History'],
          summary: 'The pictures uploaded for earlier runs, each once, the latest used first',
          querystring: uploadsQueryOf(knownToolIdSchema),
          response: { 200: uploadsSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        const { field, ai_model: tools } = request.query;
        return { uploads: await inputs.listUploads(userId, field, tools) };
      },
    );
  };
}
