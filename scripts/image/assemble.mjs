/**
 * Puts together what a server needs to run, from a built clone: `node scripts/image/assemble.mjs
 * FOLDER`. The Dockerfile copies that folder; `du` of it is the image without its base.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '../steps/project-root.mjs';
import { runProgram } from '../steps/run-program.mjs';
import { prunePackages } from './prune-packages.mjs';
import { readWorkspaces } from './read-workspaces.mjs';

/** What runs, besides packages: built code, data beside it, and migrations in their sources. */
const RUNS =
  /^(packages\/[\w-]+\/(dist|models)|apps\/(server|web)\/dist|apps\/server\/src\/db\/migrations)$/;
const CANDIDATES = ['dist', 'models', 'src/db/migrations'];
/** Parts of builds that are for tests. */
const FOR_TESTS = /(^|\/)testing(\/|$)|\.test\.js$/;

const target = resolve(process.argv[2] ?? '');
if (existsSync(target)) {
  console.error('Name a folder that does not exist yet.');
  process.exit(1);
}

/** @param {string} path */
function copy(path) {
  const from = join(projectRoot, path);
  if (!existsSync(from)) throw new Error(`${path} is missing: run npm run build first`);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (source) => !FOR_TESTS.test(source.slice(projectRoot.length)),
  });
}

const workspaces = readWorkspaces();
for (const path of ['package.json', 'package-lock.json', 'LICENSE']) copy(path);
for (const workspace of workspaces) copy(`${workspace}/package.json`);
const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '-w', 'apps/server'];
const code = await runProgram('npm', ['ci', ...flags], { cwd: target });
if (code !== 0) process.exit(code);
for (const workspace of workspaces) {
  const parts = CANDIDATES.map((part) => `${workspace}/${part}`);
  for (const part of parts) if (RUNS.test(part) && existsSync(join(projectRoot, part))) copy(part);
}
rmSync(join(target, 'testing'), { recursive: true, force: true });
prunePackages(target);
