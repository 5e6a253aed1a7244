import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'toile-asked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does. */
function asked(...args: string[]) {
  const script = join(import.meta.dirname, 'asked.ts');
  const options = ['--import', 'tsx', '--conditions=@toile/source', script, ...args];
  return spawnSync(process.execPath, options, { encoding: 'utf8' });
}

const draw = (count: number) =>
  asked('draw', '--half', 'tuning', '--only', 'p-001', '--count', `${count}`, '--out', folder);

it('draws a prompt once, takes its verdict, and keeps its pictures', async () => {
  const { stdout, stderr, status } = draw(2);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1/1 p-001 create-pattern');
  const { width } = await sharp(join(folder, 'sheets/p-001.png')).metadata();
  expect(width).toBeGreaterThan(920);
  expect(existsSync(join(folder, 'pictures/p-001-2.webp'))).toBe(true);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('sheets/p-001.png');
  expect(draw(2).stdout).toContain('0 runs to draw, 1 wanted');
  const unfilled = asked('score', folder);
  expect([unfilled.status, unfilled.stderr]).toEqual([1, expect.stringContaining('is empty')]);
  const verdicts = join(folder, 'verdicts.csv');
  writeFileSync(verdicts, readFileSync(verdicts, 'utf8').replace('p-001,,', 'p-001,wrong,honest'));
  const scored = asked('score', folder);
  expect([scored.status, scored.stderr]).toEqual([0, '']);
  expect(scored.stdout).toMatch(/all +1 +0 \(0 %\) +0 \(0 %\) +1 \(100 %\) +1 \(100 %\)/);
  expect(asked('compare', folder, folder).stdout).toContain('1 runs in both');
  expect(draw(1).stderr).toContain('verdicts or answers for p-001');
});
