import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { digestEachKind } from './testing/draw-each-kind.ts';

/** Digests from a new process, which has drawn nothing before. */
function digestElsewhere(): string[] {
  const script = fileURLToPath(new URL('./testing/print-digests.ts', import.meta.url));
  const options = ['--import', 'tsx', '--conditions=@toile/source', script];
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

it('each kind gives the same bytes for the same order, first and second time, and in another process', async () => {
  const first = await digestEachKind();
  expect(new Set(first).size).toBe(first.length);
  expect(await digestEachKind()).toEqual(first);
  expect(digestElsewhere()).toEqual(first);
});
