import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'toile-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Case = readonly [file: string, imported: string];

const WRONG: readonly Case[] = [
  ['packages/contract/src/a.ts', '@toile/tools'],
  ['packages/contract/src/b.ts', 'node:fs'],
  ['packages/raster/src/a.ts', '@toile/contract'],
  ['packages/raster/src/b.ts', '../../../packages/contract/src/index.ts'],
  ['packages/tools/src/a.ts', '@toile/engines'],
  ['packages/tools/src/create-pattern/b.ts', '@toile/server'],
  ['packages/engines/src/a.ts', '@toile/server'],
  ['packages/engines/src/b.ts', '@toile/studio'],
  ['packages/engines/src/c.ts', '@toile/remote-engines'],
  ['packages/remote-engines/src/a.ts', '@toile/studio'],
  ['packages/studio/src/remote.ts', '@toile/remote-engines'],
  ['packages/studio/src/b.ts', '@toile/web'],
  ['packages/studio/src/core/a.ts', '../words/tokens.ts'],
  ['packages/studio/src/core/scene/b.ts', '../../sketch/create-sketch.ts'],
  ['packages/studio/src/words/a.ts', '../pattern/motif.ts'],
  ['packages/studio/src/models/a.ts', '../photo/open-reading.ts'],
  ['packages/studio/src/safety/a.ts', '../engine/thread-pool.ts'],
  ['packages/studio/src/pattern/a.ts', '../larger/draw-larger.ts'],
  ['packages/studio/src/pattern/motifs/b.ts', '../../sketch/create-sketch.ts'],
  ['packages/studio/src/sketch/a.ts', '../pattern/create-pattern.ts'],
  ['packages/studio/src/product/render/a.ts', '../../photo/open-reading.ts'],
  ['packages/studio/src/photo/mask/a.ts', '../../place/create-stage.ts'],
  ['packages/studio/src/place/a.ts', '../sketch/create-sketch.ts'],
  ['packages/studio/src/larger/a.ts', '../engine/registry.ts'],
  ['packages/studio/src/larger/b.ts', '../vocabulary/registry.ts'],
  ['packages/studio/src/vocabulary/a.ts', '../engine/registry.ts'],
  ['packages/studio/src/photo/c.ts', '@toile/web'],
  ['apps/server/src/a.ts', '@toile/web'],
  ['apps/server/src/b.ts', '@toile/testing'],
  ['apps/server/src/platform/a.ts', '../modules/credits/ledger.service.ts'],
  ['apps/server/src/platform/deep/b.ts', '../../modules/credits/ledger.service.ts'],
  ['apps/server/src/adapters/mail/a.ts', '../../modules/accounts/accounts.service.ts'],
  ['apps/server/src/db/a.ts', '../modules/credits/ledger.repository.ts'],
  ['apps/server/src/modules/billing/a.ts', '../credits/ledger.repository.ts'],
  ['apps/server/src/modules/billing/parts/b.ts', '../../credits/ledger.repository.ts'],
  ['packages/tools/src/b.ts', '@toile/studio'],
  ['apps/web/src/a.ts', '@toile/engines'],
  ['apps/web/src/c.ts', '@toile/studio'],
  ['apps/web/src/b.ts', '@toile/server'],
  ['apps/web/src/lib/a.ts', '../ui/button.tsx'],
  ['apps/web/src/lib/api/b.ts', '../../features/auth/session.ts'],
  ['apps/web/src/ui/a.tsx', '../canvas/mask/session.ts'],
  ['apps/web/src/ui/b.tsx', '../app/router.tsx'],
  ['apps/web/src/canvas/mask/a.ts', '../../features/wizard/step.ts'],
  ['apps/web/src/features/auth/a.ts', '../wizard/step.ts'],
  ['apps/web/src/features/auth/api/b.ts', '../../wizard/step.ts'],
  ['apps/web/src/features/auth/api/deep/c.ts', '../../../wizard/step.ts'],
  ['apps/web/src/features/auth/d.ts', '../../features/wizard/step.ts'],
  ['apps/web/src/features/auth/e.ts', '../../app/router.tsx'],
];

const RIGHT: readonly Case[] = [
  ['apps/server/src/modules/billing/parts/ok.ts', '../rows/invoices.repository.ts'],
  ['packages/contract/src/ok.ts', 'zod'],
  ['packages/tools/src/ok.ts', '@toile/raster'],
  ['packages/engines/src/ok.ts', '@toile/tools'],
  ['packages/remote-engines/src/ok.ts', '@toile/engines'],
  ['packages/studio/src/ok.ts', 'node:worker_threads'],
  ['packages/studio/src/port.ts', '@toile/engines'],
  ['packages/studio/src/core/scene/ok.ts', '../rng.ts'],
  ['packages/studio/src/words/ok.ts', '../core/rng.ts'],
  ['packages/studio/src/models/ok.ts', '../core/photo.ts'],
  ['packages/studio/src/safety/ok.ts', '../models/find-model.ts'],
  ['packages/studio/src/pattern/motifs/ok.ts', '../../words/tokens.ts'],
  ['packages/studio/src/sketch/garments/ok.ts', '../../core/scene/scene.ts'],
  ['packages/studio/src/product/ok.ts', '../pattern/create-pattern.ts'],
  ['packages/studio/src/product/render/ok.ts', '../../place/read-scene.ts'],
  ['packages/studio/src/photo/flat-lay/ok.ts', '../../sketch/outfit/read-outfit.ts'],
  ['packages/studio/src/place/compose/ok.ts', '../../photo/to-picture.ts'],
  ['packages/studio/src/larger/ok.ts', '../product/pattern-to-image.ts'],
  ['packages/studio/src/vocabulary/ok.ts', '../place/read-scene.ts'],
  ['packages/studio/src/engine/ok.ts', '../place/create-background.ts'],
  ['packages/studio/src/photo/testing/ok.ts', '../../product/sketch-to-image.ts'],
  ['apps/server/src/ok.ts', '@toile/engines'],
  ['apps/server/src/drawn.ts', '@toile/studio'],
  ['apps/server/src/platform/ok.ts', '../db/schema/index.ts'],
  ['apps/server/src/modules/billing/ok.ts', '../credits/ledger.service.ts'],
  ['apps/server/src/modules/billing/own.ts', './billing.repository.ts'],
  ['apps/server/src/modules/billing/parts/own.ts', '../billing.repository.ts'],
  ['apps/server/src/modules/billing/lower.ts', '../../platform/database.ts'],
  ['apps/web/src/ok.ts', '@toile/tools'],
  ['apps/web/src/app/ok.ts', '../features/auth/session.ts'],
  ['apps/web/src/features/auth/ok.ts', '../../lib/api/client.ts'],
  ['apps/web/src/features/auth/api/ok.ts', '../model/session.ts'],
  ['apps/web/src/canvas/mask/ok.ts', '../../lib/pointer.ts'],
  ['apps/web/src/ui/ok.tsx', '../lib/class-names.ts'],
];

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes the project's own rules beside the fixtures; without types, which fixtures lack. */
function writeConfig(): void {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const untyped = config.replace('"typeAware": true', '"typeAware": false');
  expect(untyped).not.toBe(config);
  write('.oxlintrc.json', untyped);
}

async function lint(): Promise<{ code: string; filename: string }[]> {
  const flags = [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'];
  const failed = await run(process.execPath, flags, { cwd: folder }).catch((error) => error);
  return JSON.parse(failed.stdout).diagnostics;
}

function filesWith(found: { code: string; filename: string }[], code: string): string[] {
  const files = found.filter((each) => each.code === code).map((each) => each.filename);
  return [...new Set(files)].toSorted();
}

test('every import across a boundary is reported, and no other', async () => {
  writeConfig();
  for (const [file, imported] of [...WRONG, ...RIGHT]) {
    write(file, `import { thing } from '${imported}';\nexport const used = thing;\n`);
  }
  const found = filesWith(await lint(), 'eslint(no-restricted-imports)');
  expect(found).toEqual(WRONG.map(([file]) => file).toSorted());
});

test('a cycle, chance and the clock in pure code, and any are reported', async () => {
  writeConfig();
  write('apps/web/src/lib/one.ts', "import { two } from './two.ts';\nexport const one = two;\n");
  write('apps/web/src/lib/two.ts', "import { one } from './one.ts';\nexport const two = one;\n");
  write('packages/raster/src/chance.ts', 'export const roll = () => Math.random();\n');
  write('packages/tools/src/clock.ts', 'export const now = () => Date.now();\n');
  write('packages/studio/src/chance.ts', 'export const roll = () => Math.random();\n');
  write('apps/server/src/loose.ts', 'export const loose = (value: any) => value;\n');
  const found = await lint();
  expect(filesWith(found, 'import(no-cycle)')).toEqual([
    'apps/web/src/lib/one.ts',
    'apps/web/src/lib/two.ts',
  ]);
  expect(filesWith(found, 'eslint(no-restricted-properties)')).toEqual([
    'packages/raster/src/chance.ts',
    'packages/studio/src/chance.ts',
    'packages/tools/src/clock.ts',
  ]);
  expect(filesWith(found, 'typescript(no-explicit-any)')).toEqual(['apps/server/src/loose.ts']);
});
