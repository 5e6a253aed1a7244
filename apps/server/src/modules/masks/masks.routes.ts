import { errorBodySchema, maskAnswerSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import { readForm } from '../inputs/read-form.ts';
import { maskFormDocs } from './mask-form-docs.ts';
import { MASKS, type MasksService, TARGET_FIELD } from './masks.service.ts';

const DESCRIPTION =
  'The mask of what lies under dots on a photo: a PNG of its size as a data URI, (245, 165, 0) ' +
  'with alpha 125 where selected, see-through elsewhere. Costs nothing.';

/** Route of masks from dots, answered at once. */
export function masksRoutes({ masks }: { masks: MasksService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/generate-mask/',
      {
        config: { form: { pictures: [TARGET_FIELD], limit: MASKS } },
        schema: {
          tags: ['Masks'],
          description: DESCRIPTION,
          consumes: ['multipart/form-data'],
          body: maskFormDocs,
          response: {
            200: maskAnswerSchema,
            400: errorBodySchema,
            404: errorBodySchema,
            413: errorBodySchema,
            415: errorBodySchema,
            422: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const form = readForm(request, [TARGET_FIELD]);
        const png = await masks.generate(userId, form, goneSignal(reply));
        return { output: `data:image/png;base64,${Buffer.from(png).toString('base64')}` };
      },
    );
  };
}
