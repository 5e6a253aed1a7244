import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addOrderlyClose } from './orderly-close.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const PATIENCE_MS = 20_000;

test('the end does not wait for answers that lined up behind one whose client has gone', async () => {
  const app = fastify();
  addOrderlyClose(app);
  let asked = 0;
  app.get('/', async () => {
    asked += 1;
    await sleep(200);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(REQUEST.repeat(20));
  while (asked < 20) await sleep(10);
  socket.destroy();
  await once(socket, 'close');

  const closing = app.close().then(() => 'closed');
  expect(await Promise.race([closing, sleep(PATIENCE_MS, 'still waiting')])).toBe('closed');
});

test('an answer that a slow client is still taking arrives whole', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  addOrderlyClose(app);
  const whole = Buffer.alloc(16 * 2 ** 20, 7);
  app.get('/', async () => whole);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(REQUEST);
  await once(socket, 'readable');
  // More than the buffers of both sides hold is left with the server while the client waits.
  const closing = app.close();
  await sleep(300);
  let received = 0;
  socket.on('data', (piece: Buffer) => {
    received += piece.length;
  });
  await once(socket, 'end');
  await closing;
  expect(received).toBeGreaterThan(whole.length);
});
