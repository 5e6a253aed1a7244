import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../steps/project-root.mjs';

/** Folders of all workspaces, from the root. @returns {string[]} */
export function readWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const folder = pattern.slice(0, -2);
    const names = readdirSync(join(projectRoot, folder));
    return names
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(join(projectRoot, path, 'package.json')));
  });
}
