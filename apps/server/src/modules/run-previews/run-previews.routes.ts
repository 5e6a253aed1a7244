import { errorBodySchema, PICTURE_FIELDS, runPreviewSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import { readRunForm } from '../generations/orders/run-form.ts';
import { runFormDocs } from '../generations/orders/run-form-docs.ts';
import { PREVIEWS, type RunPreviews } from './run-previews.service.ts';

const DESCRIPTION =
  'The first picture of a run before it is ordered, small, and what may not come out well in it. ' +
  'The form is that of the run. Costs nothing. 422 where the tool or its engine draws no previews.';

/** Route of previews of runs, answered at once. */
export function runPreviewsRoutes({
  runPreviews,
}: {
  runPreviews: RunPreviews;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/preview-run/',
      {
        config: { form: { pictures: PICTURE_FIELDS, limit: PREVIEWS } },
        schema: {
          tags: ['Runs'],
          description: DESCRIPTION,
          consumes: ['multipart/form-data'],
          body: runFormDocs,
          response: {
            200: runPreviewSchema,
            400: errorBodySchema,
            404: errorBodySchema,
            409: errorBodySchema,
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
        const form = readRunForm(request);
        return runPreviews.draw({ userId, signal: goneSignal(reply) }, form);
      },
    );
  };
}
