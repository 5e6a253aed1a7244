import type { PromptMark } from '@toile/contract';
import type { PromptOutlook } from './prompt-outlook.ts';

/** The words of marks of some fates, each once, in order of the prompt. */
export function wordsOf(marks: readonly PromptMark[], ...fates: PromptMark['fate'][]): string[] {
  return [...new Set(marks.flatMap(({ fate, words }) => (fates.includes(fate) ? words : [])))];
}

/** The words of marks of some fates of which no other mark tells that something is drawn for them. */
export function wordsInVain(
  marks: readonly PromptMark[],
  ...fates: PromptMark['fate'][]
): string[] {
  const drawn = new Set(wordsOf(marks, 'instead').flatMap((words) => words.split(' ')));
  return wordsOf(marks, ...fates).filter(
    (words) => !words.split(' ').every((one) => drawn.has(one)),
  );
}

/** The words of a prompt that no picture of its run will show. */
export const listLost = ({ marks }: PromptOutlook): string[] =>
  wordsInVain(marks, 'undrawn', 'withheld');
