import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/steps/project-root.mjs';

const TABLES = 'packages/contract/src/messages/en';
/** Texts between quotes; names of imports and the like have no space and are no sentence. */
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Number of words of a table's texts: comments and the names of its keys are none. */
function countTableWords(source: string): number {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
  const texts = [...code.matchAll(TEXTS)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return texts.join(' ').match(/[\p{L}\p{N}{][\p{L}\p{N}{}’'\\.,-]*/gu)?.length ?? 0;
}

/** Words of each message table at a commit, by its file's name. Throws for an unknown commit. */
export function tableWordsAt(commit: string): Map<string, number> {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' });
  const paths = git('ls-tree', '--name-only', '-r', commit, '--', TABLES).split('\n');
  return new Map(
    paths
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [nameOf(path), countTableWords(git('show', `${commit}:${path}`))]),
  );
}

/** Words of each message table as it is. */
export function tableWordsNow(): Map<string, number> {
  const folder = join(projectRoot, TABLES);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => [nameOf(name), countTableWords(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');
