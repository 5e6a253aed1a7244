import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './request-bodies.ts';

/** Time for the sender to read the answer: some read only after they have sent their buffer. */
const LINGER_MS = 3000;

/**
 * Closes a connection gently: sends the answer, reads and discards the rest of the body for a
 * moment, and then cuts the connection. An immediate cut would often destroy the answer with it.
 */
function lingerAfter(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  // The server calls this once the last answer of a connection has been written.
  socket.destroySoon = () => {
    socket.end();
    setImmediate(() => request.resume());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/**
 * Closes the connection of a body that is answered before it has arrived: nobody will read the
 * rest.
 */
export function closeRefusedBodies(app: FastifyInstance, { lingerMs = LINGER_MS } = {}): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (hasBody(request) && !raw.complete && raw.socket instanceof Socket) {
      reply.header('connection', 'close');
      lingerAfter(raw, lingerMs);
    }
    return payload;
  });
}
