import type { CatalogueGroup, ForetellOrder, ForetoldWords } from '@toile/engines';
import { listCatalogue } from '../vocabulary/catalogue.ts';
import { foretellWords } from '../vocabulary/foretell.ts';
import { isWordsKind } from '../vocabulary/registry.ts';

/** Task of the words thread: to read a prompt, or to list what can be asked for. */
export type WordsTask = { order: ForetellOrder } | { lists: true };

export type WordsAnswer = { words: readonly ForetoldWords[]; groups: readonly CatalogueGroup[] };

/** Runs in the one thread that reads prompts before they are ordered. */
export default function answer(task: WordsTask): WordsAnswer {
  if ('lists' in task) return { words: [], groups: listCatalogue() };
  const { kind, ...order } = task.order;
  return { words: isWordsKind(kind) ? foretellWords({ kind, ...order }) : [], groups: [] };
}
