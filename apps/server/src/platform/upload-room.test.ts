import { expect, test } from 'vitest';
import { listenLive } from '../testing/live-server.ts';
import { multipartForm } from '../testing/multipart.ts';
import { START } from '../testing/picture-runs.ts';
import { openSignedIn } from '../testing/register.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createUploadRoom } from './upload-room.ts';

const FULL = expect.objectContaining({ error: 'unavailable', status: 503 });

test('is shared, and given back', () => {
  const room = createUploadRoom({ allBytes: 100, userBytes: 60, freeBytes: 0 });
  const first = room.open('ada');
  first.grow(40);
  first.grow(20);
  expect(() => room.open('ada').grow(1)).toThrow(FULL);
  room.open('bob').grow(40);
  expect(() => room.open('eve').grow(1)).toThrow(FULL);
  first.close();
  first.close();
  first.grow(100);
  room.open('ada').grow(30);
  room.open('eve').grow(30);
  expect(() => room.open('ada').grow(1)).toThrow(FULL);
});

test('is not needed by what every form has', () => {
  const room = createUploadRoom({ allBytes: 10, userBytes: 10, freeBytes: 50 });
  const full = room.open('ada');
  full.grow(60);
  const form = room.open('bob');
  form.grow(30);
  form.grow(20);
  expect(() => form.grow(1)).toThrow(FULL);
  form.close();
  full.close();
  room.open('bob').grow(60);
});

test('is not taken by what a sender says that it will send', async () => {
  const testApp = await createTestApp();
  const live = await listenLive(testApp);
  const ada = await openSignedIn(testApp, 'ada');
  const promises = Array.from({ length: 11 }, () => {
    const type = 'multipart/form-data; boundary=x';
    const sent = live.begin({ path: START, type, bytes: 48 * 2 ** 20, browser: ada });
    sent.write('--x\r\n');
    return sent;
  });
  const { type, payload } = multipartForm({
    ai_model: 'sketch-to-image',
    source_image: Buffer.alloc(1e6, 'x'),
  });
  const { status } = await live.send({ path: START, type, browser: ada }, payload);
  // Its picture was read: only the tool is missing here.
  expect(status).toBe(422);
  for (const sent of promises) sent.destroy();
});
