import { expect, test } from 'vitest';
import { nameOutputs } from './picture-names.ts';

const named = (...prompts: string[]) =>
  nameOutputs(prompts.map((prompt) => ({ tool: 'create-pattern', prompt })));

test('names tell tool and prompt, and number those of the same words', () => {
  expect(named('Indigo ikat', 'roses, blue & white', 'indigo  ikat!')).toEqual([
    'create-pattern indigo ikat 1',
    'create-pattern roses blue white 1',
    'create-pattern indigo ikat 2',
  ]);
});

test('an output without a prompt is named by its tool', () => {
  expect(named('', '…')).toEqual(['create-pattern 1', 'create-pattern 2']);
});

test('nothing leads out of the folder, and letters of any script stay', () => {
  expect(named('../../etc/passwd', 'C:\\con\0', 'Écharpe à fleurs', '藍染め')).toEqual([
    'create-pattern etc passwd 1',
    'create-pattern c con 1',
    'create-pattern écharpe à fleurs 1',
    'create-pattern 藍染め 1',
  ]);
});

test('a long prompt ends after a whole word, a long word is cut', () => {
  const [words, word] = named('twenty small birds '.repeat(20), 'x'.repeat(500));
  expect(words).toBe('create-pattern twenty small birds twenty small birds twenty small birds 1');
  expect(word).toBe(`create-pattern ${'x'.repeat(60)} 1`);
});
