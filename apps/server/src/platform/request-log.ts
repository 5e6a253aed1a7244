import type { ErrorName } from '@toile/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The path alone: queries contain verification links. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Paths that machines call every few seconds; logged only at the debug level. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the error that it was answered with. */
    refusal: ErrorName | undefined;
  }
}

/** Declares the request's refusal, which the error handler fills in; on the outermost application. */
export function declareRefusals(app: FastifyInstance): void {
  app.decorateRequest('refusal', undefined);
}

/** Logs each answered request, without its query, headers and body. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      ...(request.user ? { userId: request.user.id } : {}),
      ...(request.refusal ? { refusal: request.refusal } : {}),
    };
    const level = PROBES.has(entry.path) ? 'debug' : 'info';
    request.log[level](entry, 'Answered');
  });
}
