import type { Tool } from '@toile/tools';
import { useToolOffer } from './engine-offers.ts';

/** A tool's purpose in a sentence that claims no more than its engine does. */
export function useToolSummary({ id, words }: Pick<Tool, 'id' | 'words'>): string {
  const { offer } = useToolOffer(id);
  if (words.summaryOfKept === undefined || offer?.poses_people) return words.summary;
  return words.summaryOfKept;
}
