import type { PromptMark } from '@toile/contract';
import { expect, test } from 'vitest';
import { listLost } from './list-lost.ts';

const markOf = (mark: Pick<PromptMark, 'words' | 'fate' | 'as'>) => ({ start: 0, end: 1, ...mark });

test('a word for which another thing is drawn is not told as not drawn too', () => {
  const marks = [
    markOf({ words: ['camp', 'collar'], fate: 'instead', as: 'shirt collar' }),
    markOf({ words: ['camp'], fate: 'undrawn' }),
    markOf({ words: ['glorp'], fate: 'undrawn' }),
  ];
  expect(listLost({ marks })).toEqual(['glorp']);
});
