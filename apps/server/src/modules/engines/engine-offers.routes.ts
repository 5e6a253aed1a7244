import { engineOffersSchema } from '@toile/contract';
import { briefKindOf, listTools, type Tool } from '@toile/tools';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EngineChoice } from './engine-choice.ts';

type OffersDeps = { engineChoice: Pick<EngineChoice, 'list'> };

/** The route that tells which engines draw for each tool and upscale, and at what price. */
export function engineOffersRoutes({ engineChoice }: OffersDeps): FastifyPluginAsyncZod {
  async function offersFor(tool: Tool) {
    const kind = briefKindOf(tool);
    return [tool.id, kind ? await engineChoice.list(kind) : []] as const;
  }

  return async (app) => {
    app.get(
      '/engine-offers/',
      {
        schema: {
          tags: ['Runs'],
          description:
            'The engines that draw for each tool, and those that upscale, in the order in which they are asked, with their prices and promises. For everybody.',
          response: { 200: engineOffersSchema },
        },
      },
      async () => ({
        tools: Object.fromEntries(await Promise.all(listTools().map(offersFor))),
        upscale: await engineChoice.list('upscale-image'),
      }),
    );
  };
}
