import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The path alone: queries carry verification links. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
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
    };
    request.log.info(entry, 'Answered');
  });
}
