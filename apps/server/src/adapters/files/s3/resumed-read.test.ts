import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readResumed } from './resumed-read.ts';

const CONTENT = Buffer.from('indigo on cream, madder on white');

/** The content from a byte on, up to another one, after which the answer falls silent. */
function openSilent(from: number, to: number): Readable {
  const body = new Readable({ read: () => undefined });
  body.push(CONTENT.subarray(from, to));
  return body;
}

const openWhole = (from: number) => Readable.from([CONTENT.subarray(from)]);

test('an answer that falls silent is gone on with where it was', async () => {
  const askedFor: number[] = [];
  const first = openSilent(0, 6);
  const stream = readResumed({
    first,
    bytes: CONTENT.length,
    silenceMs: 30,
    reopen: (at) => {
      askedFor.push(at);
      return Promise.resolve(askedFor.length === 1 ? openSilent(at, at + 3) : openWhole(at));
    },
  });
  expect(await buffer(stream)).toEqual(CONTENT);
  expect(askedFor).toEqual([6, 9]);
  expect(first.destroyed).toBe(true);
});

test('an answer that ends too early is gone on with', async () => {
  const first = Readable.from([CONTENT.subarray(0, 4)]);
  const reopen = (at: number) => Promise.resolve(openWhole(at));
  expect(await buffer(readResumed({ first, bytes: CONTENT.length, reopen }))).toEqual(CONTENT);
});

test('a slow reader is not taken for a silent store', async () => {
  const first = Readable.from(Array.from(CONTENT, (byte) => Buffer.of(byte)));
  const reopen = () => Promise.reject(new Error('asked again'));
  const stream = readResumed({ first, bytes: CONTENT.length, reopen, silenceMs: 20 });
  await once(stream, 'readable');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await buffer(stream)).toEqual(CONTENT);
});

test('bytes between failures let it go on; without any it ends with an error', async () => {
  let requests = 0;
  const reopen = (at: number) => {
    requests += 1;
    return Promise.resolve(Readable.from(requests < 8 ? [CONTENT.subarray(at, at + 1)] : []));
  };
  const options = { first: Readable.from([]), bytes: CONTENT.length, reopen };
  await expect(buffer(readResumed(options))).rejects.toThrow('cuts reads');
  expect(requests).toBeGreaterThan(8);
});

test('a reader that ends with an error ends the answer, and nothing is asked for again', async () => {
  let requests = 0;
  const first = openSilent(0, 6);
  const reopen = () => {
    requests += 1;
    return Promise.resolve(openSilent(6, 12));
  };
  const stream = readResumed({ first, bytes: CONTENT.length, reopen });
  await once(stream, 'readable');
  stream.destroy(new Error('gone'));
  await expect(once(stream, 'end')).rejects.toThrow('gone');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(first.destroyed).toBe(true);
  expect(requests).toBe(0);
});

test('a stream that is thrown away before it is read ends its answer', async () => {
  const first = openSilent(0, 6);
  const reopen = () => Promise.reject(new Error('asked again'));
  const stream = readResumed({ first, bytes: CONTENT.length, reopen });
  stream.destroy();
  await once(first, 'close');
  expect(first.destroyed).toBe(true);
});
