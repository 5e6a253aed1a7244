import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { createBackground } from './background.ts';

it('waits for all work, also for what the work starts, and logs what fails', async () => {
  const faults: unknown[] = [];
  const log = { ...silentLog, error: (entry: unknown) => void faults.push(entry) };
  const background = createBackground(log);
  const done: string[] = [];
  background.run('first', async () => {
    await sleep(20);
    background.run('second', async () => {
      await sleep(20);
      done.push('second');
    });
    done.push('first');
  });
  background.run('bad', async () => {
    throw new Error('gone wrong');
  });
  await background.drain();
  expect(done).toEqual(['first', 'second']);
  expect(faults).toEqual([{ err: new Error('gone wrong'), what: 'bad' }]);
});
