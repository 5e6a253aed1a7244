import {
  colourwaysSchema,
  errorBodySchema,
  generationSchema,
  recolourRequestSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../../platform/gone-signal.ts';
import { requireUser } from '../../../platform/session.ts';
import type { RecoloursService } from './recolours.service.ts';

const TAGS = ['Patterns'];
const paramsSchema = z.object({ id: z.uuid() });

const DESCRIPTION =
  'Keeps a pattern in other colours, as an output of its own whose lineage names the first. ' +
  'Costs nothing. Asked for again with the same colours, it answers the same output.';

/** Routes for patterns in other colours. */
export function recoloursRoutes({
  recolours,
}: {
  recolours: RecoloursService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/recolour-pattern/:id/',
      {
        schema: {
          tags: TAGS,
          description: DESCRIPTION,
          params: paramsSchema,
          body: recolourRequestSchema,
          response: {
            200: generationSchema,
            404: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        return recolours.recolour(
          { userId, id: request.params.id },
          request.body,
          goneSignal(reply),
        );
      },
    );

    app.get(
      '/colourways/:id/',
      {
        schema: {
          tags: TAGS,
          summary: 'A pattern in all the colours that it was kept in, oldest first',
          params: paramsSchema,
          response: { 200: colourwaysSchema, 404: errorBodySchema, 422: errorBodySchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { generation_data: await recolours.list(userId, request.params.id) };
      },
    );
  };
}
