import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { choosePrompts, readCorpus } from './corpus.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { listFilled, readTable, VERDICTS, writeTables } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-asked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads back the CSV that it writes', () => {
  const rows = [
    ['a', 'b, c', 'say "d"', ''],
    ['', 'two\nlines', 'é', 'e'],
  ];
  expect(parseCsv(formatCsv(rows))).toEqual(rows);
});

it('reads the CSV of a spreadsheet', () => {
  expect(parseCsv('\uFEFFid,note\r\np-001,""\r\n,\r\n')).toEqual([
    ['id', 'note'],
    ['p-001', ''],
  ]);
  expect(() => parseCsv('a,b\nc,"d')).toThrow('not closed in line 2');
});

it('keeps what is filled in when more runs are drawn', () => {
  const [first, second] = readCorpus('tuning');
  if (!first || !second) throw new Error('The corpus is empty');
  writeTables(folder, [second]);
  const path = join(folder, VERDICTS.file);
  const line = `${second.id},,,`;
  expect(readFileSync(path, 'utf8')).toBe(`id,verdict,honest,note\n${line}\n`);
  expect([...listFilled(folder)]).toEqual([]);
  writeFileSync(path, readFileSync(path, 'utf8').replace(line, `${second.id},partly,honest,`));
  writeTables(folder, [first, second]);
  expect(readTable(folder, VERDICTS)).toEqual([
    [first.id, '', '', ''],
    [second.id, 'partly', 'honest', ''],
  ]);
  expect([...listFilled(folder)]).toEqual([second.id]);
});

it('refuses a table with other columns', () => {
  writeFileSync(join(folder, VERDICTS.file), 'id,verdict\np-001,partly\n');
  expect(() => readTable(folder, VERDICTS)).toThrow('has to begin with id,verdict,honest,note');
});

it('chooses prompts by the beginnings of their ids', () => {
  const corpus = readCorpus('tuning');
  const chosen = choosePrompts(corpus, ['p-001', 's-']).map(({ id }) => id);
  expect(chosen).toContain('p-001');
  expect(chosen.filter((id) => id !== 'p-001').every((id) => id.startsWith('s-'))).toBe(true);
  expect(() => choosePrompts(corpus, ['zebra'])).toThrow('no id begins with zebra');
});
