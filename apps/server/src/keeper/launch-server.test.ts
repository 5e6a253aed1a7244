import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchServer } from './launch-server.ts';

test('a server starts with what is read from its environment once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toile-launch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, found] = [join(folder, 'program.mjs'), join(folder, 'found.json')];
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(found)}, JSON.stringify(process.env));
    process.exit(0);`,
  );
  const orders = { databaseUrl: undefined, life: 'life', endedLives: [], isRestart: false };
  await launchServer({ file, args: [] }, orders).ended;
  expect(JSON.parse(await readFile(found, 'utf8'))).toMatchObject({
    MALLOC_MMAP_THRESHOLD_: expect.any(String),
    UV_THREADPOOL_SIZE: '10',
    ORT_DISABLE_TELEMETRY: '1',
  });
});
