import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { openDatabase } from './database.ts';

const { database, url } = await createTestDatabase();

const selectOne = sql`select 1 as one`;

it('ends a statement that takes too long, and a transaction in which nothing happens', async () => {
  const { rows } = await database.execute(sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ statement: '8s', idle: '5s' }]);
});

it('takes an ended statement for a database that does not keep up', async () => {
  const slow = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '20ms'`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  const fault: unknown = await slow.catch((error: unknown) => error);
  expect(isConnectionLoss(fault)).toBe(true);
});

it('has all its connections again when one breaks as a transaction begins', async () => {
  const proxy = await openCuttableProxy(url);
  const onError = () => undefined;
  const remote = openDatabase(proxy.url, { maxConnections: 1, onError });
  remote.$client.once('acquire', () => void proxy.cut());
  const cut = remote.transaction((tx) => tx.execute(selectOne));
  expect(isConnectionLoss(await cut.catch((error: unknown) => error))).toBe(true);

  await proxy.mend();
  const { rows } = await remote.transaction((tx) => tx.execute(selectOne));
  expect(rows).toEqual([{ one: 1 }]);
  await remote.$client.end();
  await proxy.close();
});

describe('a database that hangs', () => {
  async function openHangable(maxConnections: number) {
    const proxy = await openCuttableProxy(url);
    const faults: string[] = [];
    const remote = openDatabase(proxy.url, {
      maxConnections,
      onError: ({ message }) => void faults.push(message),
      answerPatienceMs: 400,
      connectionPatienceMs: 1000,
    });
    onTestFinished(async () => {
      proxy.thaw();
      await remote.close();
      await proxy.close();
    });
    await remote.execute(selectOne);
    return { proxy, remote, faults };
  }

  async function expectLoss(work: Promise<unknown>) {
    expect(isConnectionLoss(await work.catch((error: unknown) => error))).toBe(true);
  }

  async function expectWell({ proxy, remote }: Awaited<ReturnType<typeof openHangable>>) {
    proxy.thaw();
    const { rows } = await remote.transaction((tx) => tx.execute(selectOne));
    expect(rows).toEqual([{ one: 1 }]);
  }

  it('ends the wait for an answer, and its connection is not used again', async () => {
    const opened = await openHangable(1);
    opened.proxy.freeze();
    await expectLoss(opened.remote.execute(selectOne));
    expect(opened.faults).toEqual(['The database has not answered for 400 ms']);
    expect(opened.remote.$client.totalCount).toBe(0);
    await expectWell(opened);
  });

  it('ends a transaction whose BEGIN is not answered', async () => {
    const opened = await openHangable(1);
    opened.proxy.freeze();
    await expectLoss(opened.remote.transaction((tx) => tx.execute(selectOne)));
    await expectWell(opened);
  });

  it('ends a transaction in its midst, without waiting for its ROLLBACK as well', async () => {
    const opened = await openHangable(1);
    const cut = opened.remote.transaction(async (tx) => {
      await tx.execute(sql`create table half_done ()`);
      opened.proxy.freeze();
      await tx.execute(selectOne);
    });
    await expectLoss(cut);
    expect(opened.faults).toHaveLength(1);
    await expectWell(opened);
    const { rows } = await database.execute(sql`select to_regclass('half_done') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('ends the wait for a new connection, and for one that others hold', async () => {
    const opened = await openHangable(2);
    opened.proxy.freeze();
    const waiting = Array.from({ length: 6 }, () => opened.remote.execute(selectOne));
    await Promise.all(waiting.map(expectLoss));
    await expectWell(opened);
  });

  it('breaks nothing off while it answers, however often it is asked', async () => {
    const opened = await openHangable(1);
    const slow = sql`select pg_sleep(0.15)`;
    await opened.remote.transaction(async (tx) => {
      for (let times = 0; times < 6; times += 1) await tx.execute(slow);
    });
    expect(opened.faults).toEqual([]);
    expect(opened.remote.$client.totalCount).toBe(1);
  });
});

it('uses one connection for one transaction after the other, whatever became of them', async () => {
  const single = openDatabase(url, { maxConnections: 1, onError: () => undefined });
  const refused = single.transaction(async (tx) => {
    await tx.execute(sql`create table half_done ()`);
    throw new Error('changed its mind');
  });
  await expect(refused).rejects.toThrow('changed its mind');
  const tables = sql`select to_regclass('half_done') as found`;
  const { rows } = await single.transaction((tx) => tx.execute(tables));
  expect(rows).toEqual([{ found: null }]);
  expect(single.$client.totalCount).toBe(1);
  await single.close();
});

it('closes although a connection is never given back, and says so', async () => {
  const faults: string[] = [];
  const onError = (error: Error) => void faults.push(error.message);
  const busy = openDatabase(url, { maxConnections: 2, onError, patienceMs: 50 });
  await busy.$client.connect();
  const second = once(busy.$client, 'acquire');
  const waiting = busy.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
  await second;
  await busy.close();
  expect(isConnectionLoss(await waiting)).toBe(true);
  expect(faults[0]).toBe('Broke off 2 connections that were still in use');
});
