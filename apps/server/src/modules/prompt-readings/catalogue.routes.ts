import { catalogueSchema, errorBodySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueService } from './catalogue.service.ts';

/** A new version of the product may know more words: they come within minutes. */
const CACHE = 'public, max-age=300';

/** Route of the things that prompts can ask for. */
export function catalogueRoutes({
  catalogue,
}: {
  catalogue: CatalogueService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/catalogue/',
      {
        schema: {
          tags: ['Runs'],
          description:
            'The things that the engine by rules draws, by groups, with the words that ask for them and the tools that read those. For everybody.',
          response: { 200: catalogueSchema, 503: errorBodySchema },
        },
      },
      async (_request, reply) => {
        const answer = await catalogue.get();
        reply.header('cache-control', CACHE);
        return answer;
      },
    );
  };
}
