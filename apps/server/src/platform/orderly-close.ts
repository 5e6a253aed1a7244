import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;

/**
 * Makes answers that wait behind another on a connection close with it. Node informs only the one
 * being written, and code that waits for the end of the others would wait for ever.
 */
function closeWaitingAnswers(app: FastifyInstance): void {
  const bySocket = new WeakMap<Socket, Set<ServerResponse>>();

  app.server.on('connection', (socket: Socket) => {
    const answers = new Set<ServerResponse>();
    bySocket.set(socket, answers);
    socket.once('close', () => {
      for (const answer of answers) if (answer.socket === null) answer.emit('close');
    });
  });
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = bySocket.get(socket);
    answers?.add(answer);
    answer.once('finish', () => answers?.delete(answer));
  });
}

/**
 * Closes after the requests under way, and waits for nothing else. Node's server alone would also
 * wait for connections that became idle after the closing began; and where a host name has several
 * addresses, Fastify waits for the first one's server only. Connections that browsers open in
 * advance and never use count as busy for a minute: they are cut.
 */
export function addOrderlyClose(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  closeWaitingAnswers(app);

  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  app.addHook('onRequest', async (_request, { raw }) => {
    const end = () => underWay.delete(raw);
    underWay.add(raw);
    raw.once('finish', end).once('close', end);
  });

  // Node takes a connection for idle as soon as its answer has been written to memory, and would cut
  // what a slow client has not taken yet.
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  const isFlushing = ({ writableEnded, writableFinished }: ServerResponse) =>
    writableEnded && !writableFinished;
  app.server.closeIdleConnections = () => {
    if (![...underWay].some(isFlushing)) closeIdle();
  };

  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    for (const socket of unused) socket.destroy();
    const timer = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
    app.server.once('close', () => clearInterval(timer));
  });

  app.addHook('onClose', async () => {
    while (underWay.size > 0) await sleep(POLL_MS);
  });
}
