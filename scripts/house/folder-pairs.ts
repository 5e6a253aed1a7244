import { posix } from 'node:path';

/** A source file: its path from the repository's root, and its text. */
export type Source = { file: string; text: string };

/** Two sibling folders that import each other, with the imports in each direction. */
export type FolderPair = { one: string; other: string; there: string[]; back: string[] };

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The two sibling folders that hold these two files; undefined where there are none. */
function siblingFolders(from: string, to: string): [string, string] | undefined {
  const here = from.split('/');
  const there = to.split('/');
  let depth = 0;
  while (here[depth] === there[depth]) depth += 1;
  if (depth >= here.length - 1 || depth >= there.length - 1) return undefined;
  return [here.slice(0, depth + 1).join('/'), there.slice(0, depth + 1).join('/')];
}

/** Pairs of sibling folders, at any depth, of which each imports the other. Relative imports only. */
export function findFolderPairs(sources: readonly Source[]): FolderPair[] {
  const ways = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const target = posix.normalize(posix.join(posix.dirname(file), path));
      const folders = siblingFolders(file, target);
      if (!folders) continue;
      const way = folders.join('>');
      ways.set(way, [...(ways.get(way) ?? []), `${file} → ${target}`]);
    }
  }
  return [...ways].flatMap(([way, there]) => {
    const [one = '', other = ''] = way.split('>');
    const back = ways.get(`${other}>${one}`);
    return back && one < other ? [{ one, other, there, back }] : [];
  });
}
