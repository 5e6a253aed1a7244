import { expect, it } from 'vitest';
import { ArgumentFault } from '../generate/generate-order.ts';
import { readAskedOrder } from './asked-order.ts';

it('reads a command line into an order', () => {
  expect(readAskedOrder(['draw', '--half', 'tuning', '--only', 'p-001,s-'])).toEqual({
    command: 'draw',
    half: 'tuning',
    only: ['p-001', 's-'],
    count: 4,
    out: '.build/asked',
  });
  const kept = { command: 'keep', folder: 'a', name: '2026-11-before' };
  expect(readAskedOrder(['keep', 'a', '--name', kept.name])).toEqual(kept);
});

it.each([
  ['no command', [], 'Name a command'],
  ['a command without its folder', ['score'], 'Name a command'],
  ['one folder to compare', ['compare', 'a'], 'Name a command'],
  ['no half', ['draw'], '--half: '],
  ['five pictures', ['draw', '--half', 'tuning', '--count', '5'], '--count: '],
  ['no name', ['keep', 'a'], '--name: '],
  ['a name with a path', ['keep', 'a', '--name', '../b'], '--name: '],
  ['an unknown option', ['draw', '--colour', 'red'], '--colour'],
])('refuses %s with a sentence', (_, args, sentence) => {
  const read = () => readAskedOrder(args);
  expect(read).toThrow(ArgumentFault);
  expect(read).toThrow(sentence);
});
