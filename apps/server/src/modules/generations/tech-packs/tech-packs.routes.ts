import { errorBodySchema, techPackSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../../platform/gone-signal.ts';
import { requireUser } from '../../../platform/session.ts';
import type { TechPacks } from './tech-packs.service.ts';

const DESCRIPTION =
  'The garments of a sketch for its tech pack, from the plan that it was drawn by: front and back as ' +
  'vectors, construction with its places, points of measure in each size, colours, cloths and trims. ' +
  'Without garments: another engine or another version drew it, or it shows none.';

/** Route of what is known of sketches for their tech packs. */
export function techPacksRoutes({ techPacks }: { techPacks: TechPacks }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tech-pack/:id/',
      {
        schema: {
          tags: ['History'],
          description: DESCRIPTION,
          params: z.object({ id: z.uuid() }),
          response: {
            200: techPackSchema,
            404: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        return techPacks.get({ userId, signal: goneSignal(reply) }, request.params.id);
      },
    );
  };
}
