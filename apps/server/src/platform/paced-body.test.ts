import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PacedBody } from './paced-body.ts';

const PACE = { windowMs: 50, bytes: 4 };

const named = (error: string) => expect.objectContaining({ error });

test('comes through as it is, in small pieces', async () => {
  const source = new PassThrough();
  const body = new PacedBody({ limitBytes: 100_000 }).readFrom(source);
  const sizes: number[] = [];
  body.on('data', (chunk: Buffer) => sizes.push(chunk.length));
  source.end(Buffer.alloc(100_000));
  await once(body, 'end');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100_000);
  expect(Math.max(...sizes)).toBe(16 * 1024);
});

test('ends once more has come than is taken', async () => {
  const source = new PassThrough();
  const body = new PacedBody({ limitBytes: 10 }).readFrom(source);
  source.write('x'.repeat(11));
  await expect(buffer(body)).rejects.toEqual(named('tooLarge'));
});

test('ends when its sender dawdles, and not when it keeps the pace', async () => {
  const source = new PassThrough();
  const body = new PacedBody({ limitBytes: 1e6, pace: PACE }).readFrom(source);
  const going = setInterval(() => source.write('x'.repeat(100)), 1);
  let isOver = false;
  body.on('close', () => {
    isOver = true;
  });
  body.resume();
  await sleep(200);
  expect(isOver).toBe(false);
  clearInterval(going);
  await expect(buffer(body)).rejects.toEqual(named('tooSlow'));
});

test('is not too slow once it is here, however long it is read', async () => {
  const source = new PassThrough();
  const body = new PacedBody({ limitBytes: 1e6, pace: PACE }).readFrom(source);
  source.end('a gown');
  await sleep(200);
  expect((await buffer(body)).toString()).toBe('a gown');
});

test('ends when its sender goes', async () => {
  const source = new PassThrough();
  const body = new PacedBody({ limitBytes: 10 }).readFrom(source);
  source.destroy();
  await expect(buffer(body)).rejects.toEqual(named('abandoned'));
});
