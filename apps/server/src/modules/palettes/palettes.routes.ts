import {
  colourNamesQuerySchema,
  colourNamesSchema,
  errorBodySchema,
  newPaletteSchema,
  paletteAnswerSchema,
  paletteChangeSchema,
  paletteListSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { PalettesService } from './palettes.service.ts';

const tags = ['Palettes'];
const params = z.object({ id: z.uuid() });
const refusals = { 404: errorBodySchema, 409: errorBodySchema, 429: errorBodySchema };
const NO_CONTENT = { 204: z.undefined(), ...refusals };

/** Routes of a user's palettes. */
export function palettesRoutes({ palettes }: { palettes: PalettesService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      const { id } = requireUser(request);
      if (request.method === 'POST') await palettes.countChange(id);
    });

    app.get(
      '/palettes/',
      {
        schema: {
          tags,
          summary: 'A user’s palettes, the one that was changed last first',
          response: { 200: paletteListSchema },
        },
      },
      async (request) => ({ palettes: await palettes.list(requireUser(request).id) }),
    );

    app.get(
      '/colour-names/',
      {
        schema: {
          tags,
          summary: 'The nearest names that prompts are read with, of colours as hex without "#"',
          querystring: colourNamesQuerySchema,
          response: { 200: colourNamesSchema },
        },
      },
      async ({ query }) => ({
        names: palettes.nameColours(query.hex.split(',').map((hex) => `#${hex}`)),
      }),
    );

    app.post(
      '/palettes/',
      {
        schema: {
          tags,
          summary: 'Makes a palette; its name is not that of another one of the user',
          body: newPaletteSchema,
          response: { 201: paletteAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const palette = await palettes.create(requireUser(request).id, request.body);
        return reply.code(201).send({ palette });
      },
    );

    app.post(
      '/palettes/:id/',
      {
        schema: {
          tags,
          summary: 'Changes a palette’s name, or its colours as a whole',
          params,
          body: paletteChangeSchema,
          response: NO_CONTENT,
        },
      },
      async (request, reply) => {
        await palettes.change(requireUser(request).id, request.params.id, request.body);
        return reply.code(204).send();
      },
    );

    app.post(
      '/palettes/:id/delete/',
      {
        schema: { tags, summary: 'Deletes a palette', params, response: NO_CONTENT },
      },
      async (request, reply) => {
        await palettes.remove(requireUser(request).id, request.params.id);
        return reply.code(204).send();
      },
    );
  };
}
