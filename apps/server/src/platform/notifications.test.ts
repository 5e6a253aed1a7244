import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openCuttableProxy } from '../testing/cuttable-proxy.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openNotifications } from './notifications.ts';
import { pollNotifications } from './polled-notifications.ts';

const { database, url } = await createTestDatabase();
const proxy = await openCuttableProxy(url);
const notifications = openNotifications(proxy.url, { channels: ['one', 'two'], log: silentLog });

afterAll(async () => {
  await notifications.close();
  await proxy.close();
});

function tell(channel: string, payload: string) {
  return database.execute(sql`select pg_notify(${channel}, ${payload})`);
}

function collect(channel: string) {
  const payloads: string[] = [];
  const unsubscribe = notifications.subscribe(channel, {
    onMessage: (payload) => payloads.push(payload),
    onGap: () => payloads.push('gap'),
  });
  return { payloads, unsubscribe };
}

test('each subscriber hears its own channel until it unsubscribes', async () => {
  const one = collect('one');
  const two = collect('two');
  await expect.poll(() => one.payloads).toEqual(['gap']);
  await tell('one', 'a');
  await tell('two', 'b');
  await expect.poll(() => [one.payloads.at(-1), two.payloads.at(-1)]).toEqual(['a', 'b']);
  one.unsubscribe();
  await tell('one', 'c');
  await tell('two', 'd');
  await expect.poll(() => two.payloads.at(-1)).toBe('d');
  expect(one.payloads.at(-1)).toBe('a');
  two.unsubscribe();
});

test('a lost connection comes back by itself and says that there was a gap', async () => {
  const { payloads, unsubscribe } = collect('one');
  await proxy.cut();
  await tell('one', 'missed');
  await proxy.mend();
  await expect.poll(() => payloads, { timeout: 5000 }).toEqual(['gap']);
  await tell('one', 'later');
  await expect.poll(() => payloads).toEqual(['gap', 'later']);
  unsubscribe();
});

test('a connection that fell silent is taken for lost', async () => {
  const silent = await openCuttableProxy(url);
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (...words: unknown[]) => void warnings.push(words.at(-1)) };
  const listening = openNotifications(silent.url, {
    channels: ['one'],
    log,
    heartbeatMs: 50,
    answerPatienceMs: 400,
  });
  const payloads: string[] = [];
  listening.subscribe('one', {
    onMessage: (payload) => payloads.push(payload),
    onGap: () => payloads.push('gap'),
  });
  await expect.poll(() => payloads).toEqual(['gap']);
  silent.freeze();
  await expect
    .poll(() => warnings, { timeout: 10_000 })
    .toContain('Lost the connection for notifications');
  silent.thaw();
  await expect.poll(() => payloads, { timeout: 20_000 }).toEqual(['gap', 'gap']);
  await tell('one', 'later');
  await expect.poll(() => payloads.at(-1)).toBe('later');
  await listening.close();
  await silent.close();
});

test('nobody can subscribe to a channel that is not listened to', () => {
  expect(() => collect('three')).toThrow('three');
});

test('messages that do not arrive are told once, and each check is a gap', async () => {
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (...words: unknown[]) => void warnings.push(words.at(-1)) };
  const deaf = openNotifications(url, {
    channels: ['one'],
    log,
    heartbeatMs: 50,
    echoPatienceMs: 20,
    // A pooler takes the wish to listen, and delivers nothing.
    send: async () => undefined,
  });
  let gaps = 0;
  deaf.subscribe('one', { onMessage: () => undefined, onGap: () => (gaps += 1) });
  await expect.poll(() => gaps).toBeGreaterThan(3);
  await deaf.close();
  expect(warnings).toEqual([expect.stringContaining('Set DATABASE_LISTEN_URL')]);
});

test('messages that arrive are no gap', async () => {
  const heard = openNotifications(url, {
    channels: ['one'],
    log: silentLog,
    heartbeatMs: 30,
    send: (channel) => tell(channel, ''),
  });
  let gaps = 0;
  heard.subscribe('one', { onMessage: () => undefined, onGap: () => (gaps += 1) });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await heard.close();
  expect(gaps).toBe(1);
});

test('without notifications subscribers look again and again', async () => {
  const polled = pollNotifications(20);
  let gaps = 0;
  const unsubscribe = polled.subscribe('one', {
    onMessage: () => undefined,
    onGap: () => (gaps += 1),
  });
  await expect.poll(() => gaps).toBeGreaterThan(2);
  unsubscribe();
  await polled.close();
});
