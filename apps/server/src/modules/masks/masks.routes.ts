import { errorBodySchema, maskAnswerSchema, photoPartsSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import { readForm } from '../inputs/read-form.ts';
import { maskFormDocs, partsFormDocs } from './mask-form-docs.ts';
import { MASKS, type MasksService, TARGET_FIELD } from './masks.service.ts';

const DESCRIPTION =
  'The mask of what lies under dots on a photo: a PNG of its size as a data URI, (245, 165, 0) ' +
  'with alpha 125 where selected, see-through elsewhere. Costs nothing.';

const PARTS_DESCRIPTION =
  'The parts of a photo that can be selected by name, the largest first; with `part` the mask of ' +
  'that part too, as /generate-mask/ gives it. Costs nothing.';

const FAULTS = {
  400: errorBodySchema,
  404: errorBodySchema,
  413: errorBodySchema,
  415: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  503: errorBodySchema,
};

/** Routes of masks from dots and by the names of parts, answered at once. */
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
          response: { 200: maskAnswerSchema, ...FAULTS },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const form = readForm(request, [TARGET_FIELD]);
        return { output: await masks.generate(userId, form, goneSignal(reply)) };
      },
    );
    app.post(
      '/photo-parts/',
      {
        config: { form: { pictures: [TARGET_FIELD], limit: MASKS } },
        schema: {
          tags: ['Masks'],
          description: PARTS_DESCRIPTION,
          consumes: ['multipart/form-data'],
          body: partsFormDocs,
          response: { 200: photoPartsSchema, ...FAULTS },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        return masks.listParts(userId, readForm(request, [TARGET_FIELD]), goneSignal(reply));
      },
    );
  };
}
