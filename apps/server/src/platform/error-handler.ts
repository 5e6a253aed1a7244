import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { toAppError } from './error-answer.ts';
import { languageOf } from './language/request-language.ts';
import { translateBody } from './language/translate.ts';
import { createRefusalWait } from './refusal-pace.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Answers an error. It is serialised here and not by the route's schemas, so that no error fails to
 * be answered.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  request.refusal = appError.error;
  const isServerFault = appError.status >= 500;
  if (isServerFault) request.log.error({ err: error }, 'Request failed');
  const words = translateBody(appError.body, languageOf(request));
  const body = isServerFault ? { ...words, request_id: request.id } : words;
  const { retryAfterSeconds } = appError.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  void reply
    .code(appError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function addErrorHandler(app: FastifyInstance): void {
  const waitToRefuse = createRefusalWait();
  app.setErrorHandler(async (error, request, reply) => {
    if (toAppError(error).status === TOO_MANY_REQUESTS) await waitToRefuse(request);
    answerError(error, request, reply);
    return reply;
  });
}

/** Answers a request that no route serves. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new AppError('notFound'), request, reply);
}
