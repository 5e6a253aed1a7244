import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPngXmp } from '@toile/raster';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'toile-generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does. */
function generate(...args: string[]) {
  const script = join(import.meta.dirname, 'generate.ts');
  const options = ['--import', 'tsx', '--conditions=@toile/source', script, ...args];
  return spawnSync(process.execPath, options, { encoding: 'utf8' });
}

describe('npm run generate', () => {
  it('writes the pictures of a run with their provenance, and tells about them', () => {
    const prompt = 'indigo ikat on cream with qzxv';
    const options = ['--count', '2', '--seed', '7', '--size', '256', '--out', folder];
    const { status, stdout, stderr } = generate('create-pattern', prompt, ...options);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual([
      'create-pattern-7-1.png',
      'create-pattern-7-2.png',
    ]);
    expect(stdout).toContain(join(folder, 'create-pattern-7-1.png'));
    expect(stdout).toMatch(/motif ikat · variant .+ · palette named colours/);
    expect(stdout).toContain('not read: qzxv');
    expect(stdout).toMatch(/ {2}seamless \(joins /);
    const xmp = readPngXmp(readFileSync(join(folder, 'create-pattern-7-1.png')));
    expect(xmp).toContain('digitalsourcetype/algorithmicMedia');
    expect(xmp).toContain('toile:Seed="7"');
    expect(xmp).not.toContain('ikat');
  });

  it.each([
    ['no tool', [], 'Name a tool'],
    ['an unknown tool', ['make-coffee', 'black'], 'tool: '],
    ['an empty prompt', ['create-pattern', ''], 'the prompt is empty'],
    ['a prompt without quotes', ['create-pattern', 'blue', 'roses'], 'Put the prompt in quotes'],
    ['a count of none', ['create-pattern', 'roses', '--count', '0'], '--count: '],
    ['an odd size', ['create-pattern', 'roses', '--size', '999'], '--size: '],
    ['an unknown repeat', ['create-pattern', 'roses', '--repeat', 'spiral'], '--repeat: '],
    ['an odd seed', ['create-pattern', 'roses', '--seed=-1'], '--seed: '],
    ['an unknown option', ['create-pattern', 'roses', '--colour', 'red'], '--colour'],
  ])('refuses %s with a sentence', (_, args, sentence) => {
    const { status, stdout, stderr } = generate(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('npm run generate -- <tool>');
  });

  it('says which tool the engine cannot draw yet', () => {
    const { status, stderr } = generate('image-to-flatlay', 'x');
    expect(status).toBe(1);
    expect(stderr).toBe('The studio engine cannot draw image-to-flatlay yet.\n');
  });
});
