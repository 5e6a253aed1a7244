import { expect, it } from 'vitest';
import { ArgumentFault, readGenerateOrder } from './generate-order.ts';

it('reads a command line into an order', () => {
  const options = ['--count', '4', '--seed', '7', '--size', '256', '--repeat', 'brick'];
  expect(readGenerateOrder(['create-pattern', 'blue roses', ...options])).toMatchObject({
    fields: { ai_model: 'create-pattern', text_prompt: 'blue roses', repeat: 'brick', seed: 7 },
    count: 4,
    sizePx: 256,
    out: 'out',
  });
});

it('reads which picture is varied, by its seed and its place', () => {
  const { origin } = readGenerateOrder(['create-pattern', 'tartan', '--vary', '7:3']);
  expect(origin).toEqual({ seed: 7, variant: 2 });
});

it.each([
  ['no tool', [], 'Name a tool'],
  ['a prompt without quotes', ['create-pattern', 'blue', 'roses'], 'Put the prompt in quotes'],
  ['a count of none', ['create-pattern', 'roses', '--count', '0'], '--count: '],
  ['an odd size', ['create-pattern', 'roses', '--size', '999'], '--size: '],
  ['an unknown repeat', ['create-pattern', 'roses', '--repeat', 'spiral'], '--repeat: '],
  ['an odd seed', ['create-pattern', 'roses', '--seed=-1'], '--seed: '],
  ['a varied picture without its place', ['create-pattern', 'roses', '--vary', '7'], '--vary: '],
  ['a place before the first', ['create-pattern', 'roses', '--vary', '7:0'], '--vary: '],
  ['a seed past the last', ['create-pattern', 'roses', '--vary', '4294967296:1'], '--vary: '],
  ['an unknown option', ['create-pattern', 'roses', '--colour', 'red'], '--colour'],
])('refuses %s with a sentence', (_, args, sentence) => {
  const read = () => readGenerateOrder(args);
  expect(read).toThrow(ArgumentFault);
  expect(read).toThrow(sentence);
});
