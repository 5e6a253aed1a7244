import { mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeBinaries } from './postgres-binaries.ts';

test('a package whose install script did not run gets its links and its permissions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  mkdirSync(join(native, 'bin'));
  for (const program of ['postgres', 'initdb']) {
    writeFileSync(join(native, 'bin', program), '', { mode: 0o644 });
  }
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));

  completeBinaries(native);
  completeBinaries(native);

  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(statSync(join(native, 'bin', 'postgres')).mode & 0o111).toBe(0o111);
});
