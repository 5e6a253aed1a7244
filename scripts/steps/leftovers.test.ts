import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { endLeftovers } from './leftovers.mjs';

const hasProc = existsSync('/proc/self');

function sleep(seconds: number, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('sleep', [String(seconds)], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test.runIf(hasProc)('a process that outlives the run is reported and ended', async () => {
  const mark = `mark-${process.pid}-outlives`;
  const child = sleep(600, { TMPDIR: `/tmp/${mark}` });
  const exited = once(child, 'exit');
  await once(child, 'spawn');
  expect(await endLeftovers(mark, 300)).toEqual([`${child.pid} sleep 600`]);
  expect(await exited).toEqual([null, 'SIGKILL']);
});

test.runIf(hasProc)('a process that ends in time, and strangers, are none', async () => {
  const mark = `mark-${process.pid}-in-time`;
  const child = sleep(1, { TMPDIR: `/tmp/${mark}` });
  const stranger = sleep(600, { TMPDIR: '/tmp/elsewhere' });
  await once(child, 'spawn');
  expect(await endLeftovers(mark, 20_000)).toEqual([]);
  expect(stranger.exitCode).toBeNull();
});
