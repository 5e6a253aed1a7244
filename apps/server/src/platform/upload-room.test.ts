import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSignedIn } from '../testing/register.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createUploadRoom } from './upload-room.ts';

const FULL = expect.objectContaining({ error: 'unavailable', status: 503 });

test('is shared, and given back', () => {
  const take = createUploadRoom({ allBytes: 100, userBytes: 60 });
  const give = take('ada', 60);
  expect(() => take('ada', 1)).toThrow(FULL);
  take('bob', 40);
  expect(() => take('eve', 1)).toThrow(FULL);
  give();
  take('ada', 30);
  take('eve', 30);
  expect(() => take('ada', 1)).toThrow(FULL);
});

test('is held while a body is on its way, and free once its sender has gone', async () => {
  const testApp = await createTestApp();
  const ada = await openSignedIn(testApp, 'ada');
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = testApp.app.server.address() as AddressInfo;
  const path = '/api/generate-image-with-sse/';
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrf = ada.cookies.get('csrftoken') ?? '';

  /** Begins an upload of 48 MiB that never goes on. */
  function begin(): ClientRequest {
    const type = 'multipart/form-data; boundary=x';
    const sent = request({ port, path, method: 'POST' });
    sent.setHeader('cookie', cookie);
    sent.setHeader('x-csrftoken', csrf);
    sent.setHeader('content-type', type);
    sent.setHeader('content-length', 48 * 2 ** 20);
    sent.on('error', () => undefined);
    sent.write('--x\r\n');
    return sent;
  }

  /** The answer to one more; undefined while the server waits for its body. */
  async function statusOfNext(): Promise<number | undefined> {
    const next = begin();
    let status: number | undefined;
    next.on('response', ({ statusCode }) => {
      status = statusCode;
    });
    await sleep(300);
    next.destroy();
    return status;
  }

  const held = [begin(), begin()];
  await expect.poll(statusOfNext, { timeout: 10_000 }).toBe(503);
  for (const one of held) one.destroy();
  await expect.poll(statusOfNext, { timeout: 10_000 }).toBeUndefined();
});
