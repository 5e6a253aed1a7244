import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { repeat } from './repeating.ts';

it('repeats, also after a failure, until stopped, and then waits for the last turn', async () => {
  let begun = 0;
  let ended = 0;
  const work = async () => {
    begun += 1;
    await sleep(5);
    ended += 1;
    if (begun === 1) throw new Error('the first one fails');
  };
  const stop = repeat(work, { what: 'test', everyMs: 1, log: silentLog });
  while (begun < 3) await sleep(1);
  await stop();
  const total = begun;
  await sleep(30);
  expect([begun, ended]).toEqual([total, total]);
});
