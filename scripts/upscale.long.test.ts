import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenanceXmp, readPngXmp, writePngXmp } from '@toile/raster';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'toile-upscale-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does. */
function upscale(...args: string[]) {
  const script = join(import.meta.dirname, 'generate.ts');
  const options = ['--import', 'tsx', '--conditions=@toile/source', script, 'upscale-image'];
  return spawnSync(process.execPath, [...options, ...args, '--out', folder], { encoding: 'utf8' });
}

it('makes a picture twice as large; what it says of its making stays', async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#846' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const source = join(folder, 'source.png');
  const digitalSourceType = 'compositeWithTrainedAlgorithmicMedia';
  const facts = { engine: 'x', model: 'x 1', seed: 9, tool: 'create-pattern', digitalSourceType };
  writeFileSync(source, writePngXmp(png, provenanceXmp(facts)));
  const { status, stdout, stderr } = upscale('--source', source);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('upscale enlarged');
  expect(stdout).toContain('seamless');
  const file = readFileSync(join(folder, 'create-pattern-9-2x.png'));
  expect(await sharp(file).metadata()).toMatchObject({ width: 120, height: 80 });
  expect(readPngXmp(file)).toContain(`digitalsourcetype/${digitalSourceType}"`);
  expect(readPngXmp(file)).toContain('toile:Seed="9"');
});

it.each([
  ['no picture', [], 'Name the picture'],
  ['a picture that is not there', ['--source', 'no.png'], 'no.png'],
  ['an unknown repeat', ['--source', 'no.png', '--repeat', 'spiral'], '--repeat: '],
])('refuses %s with a sentence', (_, args, sentence) => {
  const { status, stdout, stderr } = upscale(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});
