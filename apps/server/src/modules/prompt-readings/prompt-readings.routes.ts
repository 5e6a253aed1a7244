import { errorBodySchema, promptReadingRequestSchema, promptReadingSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import type { PromptReadings } from './prompt-readings.service.ts';

const DESCRIPTION =
  'The words of a prompt that the pictures of a run would not answer, and what becomes of them, ' +
  'with their places in the prompt. Takes the text fields of a run. Nothing is drawn, stored or ' +
  'paid. Without marks: the engine that would draw reads every word, or knows of none that it does not.';

/** Route that reads prompts before they are ordered. */
export function promptReadingsRoutes({
  promptReadings,
}: {
  promptReadings: PromptReadings;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/read-prompt/',
      {
        schema: {
          tags: ['Runs'],
          description: DESCRIPTION,
          body: promptReadingRequestSchema,
          response: {
            200: promptReadingSchema,
            400: errorBodySchema,
            409: errorBodySchema,
            413: errorBodySchema,
            429: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        return promptReadings.read({ userId, signal: goneSignal(reply) }, request.body);
      },
    );
  };
}
