import { execFileSync } from 'node:child_process';

const IS_SOURCE = /\.(ts|tsx|mjs)$/;

/** The source files that git knows, new ones included, by their paths from the repository's root. */
export function listSources(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return output.split('\n').filter((file) => IS_SOURCE.test(file));
}
