import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { createTally } from './tally.ts';

/**
 * Requests of one user under way: all the streams that a user may have, and calls of the windows
 * besides.
 */
const REQUESTS_PER_USER = 256;

const RETRY_AFTER_SECONDS = 5;

/** Counts a request until it is answered. Throws `tooManyRequests` at the limit. */
function count(reply: FastifyReply, leave: (() => void) | undefined): void {
  if (!leave) {
    const seconds = RETRY_AFTER_SECONDS;
    throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
  }
  reply.raw.once('close', leave);
}

/**
 * Limits the connections of an address. Behind a proxy all connections are the proxy's: there the
 * requests under way are counted, by the address that the proxy names.
 */
export function limitAddresses(
  app: FastifyInstance,
  { trustProxy, connectionsPerAddress }: Pick<Config, 'trustProxy' | 'connectionsPerAddress'>,
): void {
  const enter = createTally(connectionsPerAddress);
  if (trustProxy === false) {
    app.server.on('connection', (socket: Socket) => {
      const leave = enter(clientAddress(socket.remoteAddress ?? ''));
      if (leave) socket.once('close', leave);
      else socket.destroy();
    });
    return;
  }
  app.addHook('onRequest', async ({ ip }, reply) => count(reply, enter(clientAddress(ip))));
}

/** Limits a user's requests under way. Add it after the hooks that find the user. */
export function limitUsers(app: FastifyInstance): void {
  const enter = createTally(REQUESTS_PER_USER);
  app.addHook('onRequest', async ({ user }, reply) => {
    if (user) count(reply, enter(user.id));
  });
}
