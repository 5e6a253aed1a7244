import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const { port } = testApp.app.server.address() as AddressInfo;
  const path = '/api/generate-image-with-sse/';
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrf = ada.cookies.get('csrftoken') ?? '';

  function begin(bytes: number): ClientRequest {
    const sent = request({ port, path, method: 'POST' });
    sent.setHeader('cookie', cookie);
    sent.setHeader('x-csrftoken', csrf);
    sent.setHeader('content-type', 'multipart/form-data; boundary=x');
    sent.setHeader('content-length', bytes);
    sent.on('error', () => undefined);
    return sent;
  }

  /** Begins an upload that never goes on. */
  function hold(): ClientRequest {
    const sent = begin(48 * 2 ** 20);
    sent.write('--x\r\n');
    return sent;
  }

  /** The answer to one more, a whole and empty form. */
  async function statusOfNext(): Promise<number | undefined> {
    const form = '--x--\r\n';
    const next = begin(form.length);
    const answered = once(next, 'response');
    next.end(form);
    const [response]: IncomingMessage[] = await answered;
    response?.resume();
    return response?.statusCode;
  }

  const held = [hold(), hold()];
  await expect.poll(statusOfNext, { timeout: 10_000 }).toBe(503);
  for (const one of held) one.destroy();
  await expect.poll(statusOfNext, { timeout: 10_000 }).toBe(400);
});
