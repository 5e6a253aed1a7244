import type { PromptMark } from '@toile/contract';
import type { PromptOutlook } from './prompt-outlook.ts';

/** The words of marks of some fates, each once, in order of the prompt. */
export function wordsOf(marks: readonly PromptMark[], ...fates: PromptMark['fate'][]): string[] {
  return [...new Set(marks.flatMap(({ fate, words }) => (fates.includes(fate) ? words : [])))];
}

/** The words of a prompt that no picture of its run will show. */
export const listLost = ({ marks }: PromptOutlook): string[] =>
  wordsOf(marks, 'undrawn', 'withheld');
