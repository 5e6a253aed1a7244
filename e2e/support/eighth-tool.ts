import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '../../scripts/steps/project-root.mjs';

const WORKSPACES = ['packages', 'apps'];
const COPIED = [...WORKSPACES, 'scripts', 'package.json', 'package-lock.json'];
const MADE = new Set(['node_modules', 'dist', 'dist-types', '.build', '.data']);

const REGISTRY = 'packages/tools/src/registry.ts';
const IMPORT = "import { knitSwatch } from './testing/knit-swatch/knit-swatch.ts';\n";

/** Links the packages that npm keeps beside one workspace, as its peers want it. */
function linkNested(root: string): void {
  for (const group of WORKSPACES) {
    for (const name of readdirSync(join(projectRoot, group))) {
      const nested = join(projectRoot, group, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(root, group, name, 'node_modules'));
    }
  }
}

/** The installed packages by links; those of the project lead to the copy's own folders. */
function linkPackages(root: string): void {
  linkNested(root);
  const [installed, linked] = [join(projectRoot, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(linked, '@toile'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@toile') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, '@toile'))) {
    symlinkSync(readlinkSync(join(installed, '@toile', name)), join(linked, '@toile', name));
  }
}

/** Adds the line of the made-up tool to the registry. */
function register(root: string): void {
  const path = join(root, REGISTRY);
  const source = readFileSync(path, 'utf8');
  const added = source.replace(/\n\];\n$/, '\n  knitSwatch,\n];\n');
  if (added === source) throw new Error(`${REGISTRY} does not end with its list of tools`);
  writeFileSync(path, IMPORT + added);
}

/**
 * Builds a copy of the product with the made-up tool `knit-swatch`: its folder is there, its line
 * is added. `remove` deletes the copy.
 * @throws Error with the compiler's words when it cannot be built.
 */
export function buildWithEighthTool(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'toile-eighth-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  const configs = readdirSync(projectRoot).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const name of [...COPIED, ...configs]) {
    const isSource = (path: string) => !MADE.has(basename(path));
    cpSync(join(projectRoot, name), join(root, name), { recursive: true, filter: isSource });
  }
  linkPackages(root);
  register(root);
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) {
    remove();
    throw new Error(
      `The product with an eighth tool is not built:\n${build.stdout}${build.stderr}`,
    );
  }
  return { root, remove };
}
