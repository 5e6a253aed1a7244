import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The path alone: queries contain verification links. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Paths that machines call every few seconds; logged only at the debug level. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs each answered request, without its query, headers and body. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      ...(request.user ? { userId: request.user.id } : {}),
    };
    const level = PROBES.has(entry.path) ? 'debug' : 'info';
    request.log[level](entry, 'Answered');
  });
}
