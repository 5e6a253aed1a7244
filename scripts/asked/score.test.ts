import { expect, it } from 'vitest';
import { readYesShares } from './answers.ts';
import { compareVerdicts } from './compare-verdicts.ts';
import { formatTally, groupsOf, tallyOf } from './tally.ts';
import { readVerdicts } from './verdicts.ts';

const GOOD = ['p-001', 'as asked', 'nothing to tell', ''];
const IDS = ['p-001', 's-001'];

it('reads the verdicts of a drawing', () => {
  const rows = [GOOD, ['s-001', 'partly', 'not honest', 'no cuff']];
  expect(readVerdicts(rows, IDS)).toEqual({
    'p-001': { verdict: 'as asked', honest: 'nothing to tell' },
    's-001': { verdict: 'partly', honest: 'not honest' },
  });
});

it.each([
  ['a gap', [GOOD, ['s-001', '', 'honest', '']], 's-001: verdict is empty'],
  ['a missing line', [GOOD], 's-001: has no line'],
  ['an unknown id', [GOOD, ['x-009', 'wrong', 'honest', '']], 'x-009: no run'],
  ['a repeated id', [GOOD, GOOD], 'p-001: stands twice'],
  ['another verdict', [GOOD, ['s-001', 'good', 'honest', '']], 'verdict is “good”'],
  ['another word on honesty', [GOOD, ['s-001', 'wrong', 'yes', '']], 'honest is “yes”'],
])('refuses %s in the verdicts', (_, rows, fault) => {
  expect(() => readVerdicts(rows, IDS)).toThrow(fault);
});

const NOUN = ['p-001', 'create-pattern', 'noun', 'Are there bicycles?'];
const BINDING = ['p-001', 'create-pattern', 'binding', 'Are they mint?'];
const questions = [
  { kind: 'noun', text: 'Are there bicycles?' },
  { kind: 'binding', text: 'Are they mint?' },
] as const;
const prompts = [{ id: 'p-001', questions: [...questions], places: [1, 2, 3] }];

it('counts half an answer as the kind of its question does, and struck ones not at all', () => {
  const rows = [
    [...NOUN, 'y', 'h', 'n', ''],
    [...BINDING, 'y', 'h', 's', ''],
  ];
  expect(readYesShares(rows, prompts)).toMatchObject([
    { kind: 'noun', yes: 1, answers: 3 },
    { kind: 'attribute', answers: 0 },
    { kind: 'binding', yes: 1.5, answers: 2 },
    { kind: 'count' },
    { kind: 'negation' },
  ]);
});

it('takes answers that nobody filled in for none', () => {
  const rows = [NOUN, BINDING].map((keys) => [...keys, '', '', '', '']);
  expect(readYesShares(rows, prompts)).toBeUndefined();
});

const ANSWERED = [...BINDING, 'y', 'y', 'y', ''];
it.each([
  ['a gap', [[...NOUN, 'y', '', 'y', ''], ANSWERED], 'picture 2 is empty'],
  ['another word', [[...NOUN, 'y', 'yes', 'y', ''], ANSWERED], 'picture 2 is “yes”'],
  ['a picture that did not come', [[...NOUN, 'y', 'y', 'y', 'y'], ANSWERED], 'picture 4 did not'],
  ['a missing question', [ANSWERED], 'bicycles? has no line'],
  ['a repeated question', [ANSWERED, ANSWERED], 'stands twice'],
])('refuses %s in the answers', (_, rows, fault) => {
  expect(() => readYesShares(rows, prompts)).toThrow(fault);
});

const said = (verdict: 'as asked' | 'partly' | 'wrong', honest: 'honest' | 'not honest') => ({
  verdict,
  honest,
});

it('tallies by tool and in all', () => {
  const verdicts = {
    'p-001': said('as asked', 'honest'),
    'p-002': said('wrong', 'not honest'),
    's-001': { verdict: 'as asked', honest: 'overcautious' } as const,
  };
  const all = Object.keys(verdicts).map((id) => ({ id, tool: id.startsWith('p') ? 'one' : 'two' }));
  const lines = groupsOf(all).map((group) => formatTally(group.name, tallyOf(verdicts, group)));
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'one | 2 | 1 (50 %) | 0 (0 %) | 1 (50 %) | 1 (50 %)',
    'two | 1 | 1 (100 %) | 0 (0 %) | 0 (0 %) | –',
    'all | 3 | 2 (67 %) | 0 (0 %) | 1 (33 %) | 1 (50 %)',
  ]);
});

it('compares the prompts that two scorings share', () => {
  const before = {
    a: said('wrong', 'honest'),
    b: said('partly', 'honest'),
    c: said('as asked', 'honest'),
    d: said('partly', 'honest'),
  };
  const after = {
    a: said('partly', 'honest'),
    b: said('partly', 'not honest'),
    c: said('wrong', 'honest'),
    e: said('partly', 'honest'),
  };
  expect(compareVerdicts(before, after)).toEqual({
    common: ['a', 'b', 'c'],
    single: ['d', 'e'],
    better: ['a'],
    worse: ['c'],
  });
});
