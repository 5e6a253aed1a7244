import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './request-bodies.ts';

/** Time for the sender to read the answer: some read only after they have sent their buffer. */
const LINGER_MS = 3000;

/**
 * Ends a connection softly: the answer goes out, what still comes is read and thrown away for a
 * moment, and then the connection is cut. Cut at once, it would often take the answer with it.
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

/** Closes the connection of a body that is answered before it is here: nobody will read the rest. */
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
