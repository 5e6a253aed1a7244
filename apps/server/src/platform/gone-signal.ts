import type { FastifyReply } from 'fastify';

/** Signal that aborts once the client has closed the connection. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
