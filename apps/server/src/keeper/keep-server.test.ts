import { setImmediate as settled } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { keepServer } from './keep-server.ts';
import type { Orders } from './keeper-words.ts';
import type { EndedLife } from './restart-policy.ts';

const killed: EndedLife = { code: null, signal: 'SIGKILL', servedMs: 1000, isMisconfigured: false };
const orderly: EndedLife = { ...killed, code: 0, signal: null };

/** Servers that end when asked to. */
function openStage() {
  const orders: Orders[] = [];
  const ends: ((life: EndedLife) => void)[] = [];
  let stops = 0;
  const keeper = keepServer({
    databaseUrl: 'postgresql://kept',
    log: silentLog,
    launch: (given) => {
      orders.push(given);
      const ended = new Promise<EndedLife>((resolve) => ends.push(resolve));
      return { pid: undefined, ended, stop: () => void (stops += 1) };
    },
  });
  const lives = async (count: number) => {
    await expect.poll(() => orders.length, { timeout: 20_000 }).toBe(count);
  };
  return {
    keeper,
    orders,
    lives,
    end: (life: EndedLife) => ends.at(-1)?.(life),
    stops: () => stops,
  };
}

it('starts a server that died again, on the same database and without a greeting', async () => {
  const { keeper, orders, lives, end } = openStage();
  end(killed);
  await lives(2);
  end(orderly);
  expect(await keeper.ended).toBe(0);
  const [first, second] = orders;
  expect(first).toMatchObject({ isRestart: false, endedLives: [] });
  expect(second).toMatchObject({ isRestart: true, databaseUrl: first?.databaseUrl });
  expect(second?.life).not.toBe(first?.life);
});

it('tells a server of each life that nobody has followed up', async () => {
  const { keeper, orders, lives, end } = openStage();
  end(killed);
  await lives(2);
  end({ ...killed, servedMs: undefined });
  await lives(3);
  end(killed);
  await lives(4);
  keeper.stop();
  end(orderly);
  await keeper.ended;
  const [first, second, third, fourth] = orders;
  expect(third?.endedLives).toEqual([first?.life, second?.life]);
  expect(fourth?.endedLives).toEqual([third?.life]);
});

it.each<[string, EndedLife, number]>([
  ['as it was asked to', orderly, 0],
  ['before it could heed', { ...killed, signal: 'SIGTERM' }, 0],
  ['badly', { ...killed, code: 1, signal: null }, 1],
  ['by another hand', killed, 1],
])('starts no other once it was stopped: the server ended %s', async (_how, life, code) => {
  const { keeper, orders, end, stops } = openStage();
  keeper.stop();
  expect(stops()).toBe(1);
  end(life);
  expect(await keeper.ended).toBe(code);
  expect(orders).toHaveLength(1);
});

it('ends at once when it is stopped between two lives', async () => {
  const { keeper, orders, end } = openStage();
  end(killed);
  await settled();
  keeper.stop();
  expect(await keeper.ended).toBe(0);
  expect(orders).toHaveLength(1);
});
