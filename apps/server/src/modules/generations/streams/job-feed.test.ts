import type { JobEvent } from '@toile/contract';
import { expect, test } from 'vitest';
import { createJobFeed } from './job-feed.ts';

const progress = (seq: number): JobEvent => ({
  seq,
  event: 'progress',
  data: { done: 0, total: 4, stage: 'drawing' },
});

const done = (seq: number): JobEvent => ({
  seq,
  event: 'done',
  data: { delivered: 4, failed: 0, released: 0, canceled: false },
});

const never = new AbortController().signal;

async function collect(events: AsyncIterable<JobEvent>): Promise<number[]> {
  const seqs: number[] = [];
  for await (const { seq } of events) seqs.push(seq);
  return seqs;
}

test('followers get every event after their own number, then new ones, up to done', async () => {
  const written = [progress(1), progress(2)];
  const feed = createJobFeed(
    async (after) => written.filter(({ seq }) => seq > after),
    () => undefined,
  );
  const [all, some] = [collect(feed.follow(0, never)), collect(feed.follow(2, never))];
  await feed.refresh();
  written.push(progress(3), done(4));
  await feed.refresh();
  expect(await all).toEqual([1, 2, 3, 4]);
  expect(await some).toEqual([3, 4]);
  expect(await collect(feed.follow(1, never))).toEqual([2, 3, 4]);
});

test('any number of notices at once costs two reads', async () => {
  let reads = 0;
  const feed = createJobFeed(
    async () => {
      reads += 1;
      return [];
    },
    () => undefined,
  );
  await Promise.all(Array.from({ length: 50 }, () => feed.refresh()));
  expect(reads).toBeLessThanOrEqual(2);
});

test('a failed read is reported and made up for by the next', async () => {
  const failures: unknown[] = [];
  let isAway = true;
  const feed = createJobFeed(
    async () => {
      if (isAway) throw new Error('away');
      return [done(1)];
    },
    (error) => failures.push(error),
  );
  const seqs = collect(feed.follow(0, never));
  await feed.refresh();
  isAway = false;
  await feed.refresh();
  expect(await seqs).toEqual([1]);
  expect(failures).toHaveLength(1);
});

test('a follower leaves with its signal', async () => {
  const feed = createJobFeed(
    async () => [],
    () => undefined,
  );
  const gone = new AbortController();
  const seqs = collect(feed.follow(0, gone.signal));
  gone.abort();
  expect(await seqs).toEqual([]);
});
