import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const IS_SOURCE = /\.(ts|tsx|mjs)$/;

/** The source files that git knows, new ones included, by their paths from the repository's root. */
export function listSources(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = output.split('\n').filter((file) => IS_SOURCE.test(file));
  // git lists a deleted file until the deletion is committed.
  return files.filter((file) => existsSync(join(root, file)));
}
