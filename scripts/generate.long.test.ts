import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverWords } from '@toile/contract';
import { readPngXmp } from '@toile/raster';
import { OWN_MODELS } from '@toile/studio/drawing';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'toile-generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does. */
function generate(...args: string[]) {
  const script = join(import.meta.dirname, 'generate.ts');
  const options = ['--import', 'tsx', '--conditions=@toile/source', script, ...args];
  const { modelsDir, cutOutModel } = OWN_MODELS;
  const env = { ...process.env, MODELS_DIR: modelsDir, CUTOUT_MODEL: cutOutModel };
  return spawnSync(process.execPath, options, { encoding: 'utf8', env });
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

  it('sets a photo’s subject into a place: by a mask, and by itself', async () => {
    const square = { width: 96, height: 128, channels: 3, background: '#803020' } as const;
    const dress = await sharp({ create: square }).png().toBuffer();
    const room = { width: 256, height: 256, channels: 3, background: '#e8e8e8' } as const;
    const [photo, mask] = [join(folder, 'photo.png'), join(folder, 'mask.png')];
    const over = [{ input: dress, left: 80, top: 64 }];
    await sharp({ create: room }).composite(over).toFile(photo);
    await sharp({ create: { ...room, channels: 4, background: '#0000' } })
      .composite(over)
      .toFile(mask);
    const options = ['--size', '256', '--seed', '3', '--out', folder, '--source', photo];
    const masked = generate('create-background', 'beach', ...options, '--mask', mask);
    expect([masked.status, masked.stderr]).toEqual([0, '']);
    expect(masked.stdout).toContain('scene beach');
    const empty = await sharp({ create: room })
      .png()
      .toFile(photo)
      .then(() => generate('create-background', 'beach', ...options));
    expect([empty.status, empty.stderr]).toEqual([1, `${serverWords.refusals['no-subject']}\n`]);
  });

  it.each([
    ['no photo', ['create-background', 'beach'], 'Name the photo'],
    ['a photo that is not there', ['create-background', 'beach', '--source', 'no.png'], 'no.png'],
    ['an empty prompt', ['create-pattern', ''], 'the prompt is empty'],
    ['an unknown tool', ['make-coffee', 'black'], 'tool: '],
  ])('refuses %s with a sentence', (_, args, sentence) => {
    const { status, stdout, stderr } = generate(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('npm run generate -- <tool>');
  });

  it('says which picture is missing', () => {
    const { status, stderr } = generate('swap-garment', 'x');
    expect(status).toBe(2);
    expect(stderr).toContain('Name the photo to work on');
  });
});
