import {
  activeJobsSchema,
  cancelAnswerSchema,
  errorBodySchema,
  insufficientCreditsSchema,
  type JobAccepted,
  jobAcceptedSchema,
  PICTURE_FIELDS,
  serverWords,
} from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../../platform/gone-signal.ts';
import { requireSession, requireUser } from '../../../platform/session.ts';
import { RUN_FORMS } from '../jobs/run-limits.ts';
import type { EventStreams } from '../streams/event-stream.ts';
import type { JobFeeds } from '../streams/job-feeds.ts';
import { streamJob } from '../streams/stream-job.ts';
import type { GenerationsService } from './generations.service.ts';
import { parseIdempotencyKey, type RunRequest } from './idempotency.ts';
import { readRunForm } from './run-form.ts';
import { rerollFormDocs, runFormDocs } from './run-form-docs.ts';

const TAGS = ['Runs'];
const RUN_DESCRIPTION =
  'Starts a run. Pictures are read and checked before the answer: which of them a tool needs is ' +
  'its own matter, others are passed over. The header Idempotency-Key makes it safe to repeat.';
const REROLL_DESCRIPTION =
  'Starts a run that varies one of the user’s own outputs, from the same pictures.';
const RUN_FORM = { pictures: PICTURE_FIELDS, limit: RUN_FORMS };
const REROLL_FORM = { pictures: [], limit: RUN_FORMS };
const jobParamsSchema = z.object({ jobId: z.string() });

export type GenerationsDeps = {
  generations: GenerationsService;
  feeds: JobFeeds;
  streams: EventStreams;
};

function startSchema(body: typeof runFormDocs, description: string) {
  return {
    tags: TAGS,
    description,
    consumes: ['multipart/form-data'],
    body,
    response: {
      202: jobAcceptedSchema,
      400: errorBodySchema,
      402: insufficientCreditsSchema,
      413: errorBodySchema,
      415: errorBodySchema,
      422: errorBodySchema,
      429: errorBodySchema,
    },
  };
}

/** Routes that start, watch and cancel runs. */
export function generationsRoutes(deps: GenerationsDeps): FastifyPluginAsyncZod {
  const { generations, streams } = deps;

  async function start(
    kind: RunRequest['kind'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<JobAccepted> {
    const { id: userId } = requireUser(request);
    const idempotencyKey = parseIdempotencyKey(request.headers['idempotency-key']);
    const form = readRunForm(request);
    const job = await generations.start(
      userId,
      { kind, ...form, idempotencyKey },
      goneSignal(reply),
    );
    reply.code(202);
    return { message: serverWords.runs.accepted, job_id: job.id };
  }

  return async (app) => {
    app.addHook('preClose', async () => streams.close());

    app.post(
      '/generate-image-with-sse/',
      { config: { form: RUN_FORM }, schema: startSchema(runFormDocs, RUN_DESCRIPTION) },
      (request, reply) => start('run', request, reply),
    );

    app.post(
      '/reroll-output-with-sse/',
      { config: { form: REROLL_FORM }, schema: startSchema(rerollFormDocs, REROLL_DESCRIPTION) },
      (request, reply) => start('reroll', request, reply),
    );

    app.post(
      '/cancel-generation/:jobId/',
      {
        schema: {
          tags: TAGS,
          description: 'Cancels what has not been delivered and gives its credits back.',
          params: jobParamsSchema,
          response: { 200: cancelAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { released: await generations.cancel(userId, request.params.jobId) };
      },
    );

    app.get(
      '/active-generations/',
      {
        schema: {
          tags: TAGS,
          description: 'Runs that have not ended, oldest first.',
          response: { 200: activeJobsSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        return { jobs: await generations.listActive(userId) };
      },
    );

    app.get(
      '/stream-image-generation/:jobId/',
      {
        // HEAD would hold a stream open that nobody reads.
        exposeHeadRoute: false,
        schema: {
          tags: TAGS,
          description: 'Server-sent events of a run: image, progress, failed and, last, done.',
          params: jobParamsSchema,
          querystring: z.object({ last_event_id: z.string().optional() }),
        },
      },
      async (request, reply) => {
        const { id: sessionId, user } = requireSession(request);
        const job = await generations.getOwnJob(user.id, request.params.jobId);
        const lastEventId = request.headers['last-event-id'] ?? request.query.last_event_id;
        const deletedOutputs = await generations.listDeletedOutputs(job.id);
        const replayed = await generations.replay(job);
        return streamJob(deps, reply, { job, sessionId, lastEventId, deletedOutputs, replayed });
      },
    );
  };
}
