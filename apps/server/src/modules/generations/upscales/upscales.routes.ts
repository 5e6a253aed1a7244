import {
  errorBodySchema,
  insufficientCreditsSchema,
  jobAcceptedSchema,
  serverWords,
  upscaleAnswerSchema,
  upscaleRequestSchema,
} from '@toile/contract';
import { knownToolIdSchema } from '@toile/tools';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../../platform/gone-signal.ts';
import { requireUser } from '../../../platform/session.ts';
import type { UpscalesService } from './upscales.service.ts';

/** Longest wait of an answer for its picture; then it names the job, which goes on. */
const PATIENCE_MS = 25_000;

const DESCRIPTION =
  'Makes an output twice as wide and high, as an output of its own. Asked for again, however ' +
  'often, it is made and paid for once. After 25 seconds the answer is 202 with the job.';

/** Routes that enlarge pictures to twice their size. */
export function upscalesRoutes({ upscales }: { upscales: UpscalesService }): FastifyPluginAsyncZod {
  const closing = new AbortController();

  return async (app) => {
    app.addHook('preClose', async () => closing.abort());

    app.post(
      '/upscale-image/:aiModel/',
      {
        schema: {
          tags: ['Runs'],
          description: DESCRIPTION,
          params: z.object({ aiModel: knownToolIdSchema }),
          body: upscaleRequestSchema,
          response: {
            200: upscaleAnswerSchema,
            202: jobAcceptedSchema,
            400: errorBodySchema,
            402: insufficientCreditsSchema,
            404: errorBodySchema,
            409: errorBodySchema,
            422: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const { resultId: outputId, ...offer } = request.body;
        const order = { tool: request.params.aiModel, outputId, ...offer };
        const patience = AbortSignal.timeout(PATIENCE_MS);
        const result = await upscales.upscale(
          userId,
          order,
          AbortSignal.any([patience, closing.signal, goneSignal(reply)]),
        );
        if ('upscale' in result) return result.upscale;
        reply.code(202);
        return { message: serverWords.runs.upscaling, job_id: result.jobId };
      },
    );
  };
}
