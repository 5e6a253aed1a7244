import type { PromptReader, WordsReader } from '@toile/engines';

/** The reader of this engine's prompts by a text model. The vocabularies are loaded with the first prompt. */
export const createPromptReader = (reader: WordsReader): PromptReader => ({
  model: reader.model,
  listUnread: async ({ kind, prompt }) => {
    const { isWordsKind } = await import('./registry.ts');
    const { readWords } = await import('./read-words.ts');
    return isWordsKind(kind) ? readWords(kind, prompt).unread : [];
  },
  reword: async ({ kind, prompt }, signal) => {
    const { isWordsKind } = await import('./registry.ts');
    const { reword } = await import('./reword.ts');
    return isWordsKind(kind) ? reword(reader, { kind, prompt }, signal) : undefined;
  },
});
