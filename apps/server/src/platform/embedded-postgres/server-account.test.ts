import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountOfCluster, chooseServerAccount } from './server-account.ts';

function passwd(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'passwd');
  writeFileSync(file, text);
  return file;
}

test('an ordinary user runs PostgreSQL itself', () => {
  expect(chooseServerAccount(1000, '/does/not/exist')).toBeUndefined();
});

test('root hands PostgreSQL to an account without rights', () => {
  const file = passwd('root:x:0:0::/root:/bin/sh\nada:x:1000:1000::/:\nnobody:x:65534:65533::/:\n');
  expect(chooseServerAccount(0, file)).toEqual({ uid: 65534, gid: 65533 });
});

test('any account but root will do', () => {
  const file = passwd('root:x:0:0::/root:/bin/sh\nada:x:1000:1001::/:\n');
  expect(chooseServerAccount(0, file)).toEqual({ uid: 1000, gid: 1001 });
});

test('a machine that knows only root is told what to do', () => {
  const file = passwd('root:x:0:0::/root:/bin/sh\n');
  expect(() => chooseServerAccount(0, file)).toThrow(/DATABASE_URL/);
});

test.runIf(process.getuid?.() === 0)('a cluster that exists keeps its account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const nobody = { uid: 65534, gid: 65534 };
  chownSync(folder, 101, 102);
  expect(accountOfCluster(folder, nobody)).toEqual({ uid: 101, gid: 102 });
  expect(accountOfCluster(join(folder, 'none'), nobody)).toBe(nobody);
  expect(() => accountOfCluster(folder, undefined)).toThrow(/belongs to user 101/);
});
