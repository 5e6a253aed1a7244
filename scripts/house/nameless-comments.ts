/** Words that open a sentence without naming its thing. */
const OPENERS = new Set([
  'What',
  'How',
  'Whether',
  'Where',
  'So',
  'Which',
  'Why',
  'When',
  'Who',
  'As',
]);

const DOC_COMMENT = /\/\*\*\s*(?:\*\s*)?([A-Za-z’']+)/g;

export type CommentCount = { all: number; nameless: number; byOpener: Record<string, number> };

/** Counts doc comments, and those whose first word is no noun but What, How, Whether and the like. */
export function countComments(texts: readonly string[]): CommentCount {
  const byOpener: Record<string, number> = {};
  let all = 0;
  let nameless = 0;
  for (const text of texts) {
    for (const [, word = ''] of text.matchAll(DOC_COMMENT)) {
      all += 1;
      if (!OPENERS.has(word)) continue;
      nameless += 1;
      byOpener[word] = (byOpener[word] ?? 0) + 1;
    }
  }
  return { all, nameless, byOpener };
}
