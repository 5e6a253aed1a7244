import { errorBodySchema, instructionSettingsSchema } from '@toile/contract';
import { knownToolIdSchema } from '@toile/tools';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { InstructionsService } from './instructions.service.ts';

const settingsAnswers = { 200: instructionSettingsSchema, 401: errorBodySchema };

export function instructionsRoutes({
  instructions,
}: {
  instructions: InstructionsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/get-instruction-settings/',
      { schema: { tags: ['Instructions'], response: settingsAnswers } },
      async (request) => instructions.getSettings(requireUser(request).id),
    );

    app.post(
      '/toggle-instruction-settings/:instruction/',
      {
        schema: {
          tags: ['Instructions'],
          params: z.object({ instruction: knownToolIdSchema }),
          response: { ...settingsAnswers, 403: errorBodySchema, 404: errorBodySchema },
        },
      },
      async (request) => instructions.toggle(requireUser(request).id, request.params.instruction),
    );
  };
}
