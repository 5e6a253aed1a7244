import type {
  CatalogueGroup,
  ForetellOrder,
  ForetoldWords,
  SketchSpecification,
} from '@toile/engines';
import type { SketchOrder } from '../sketch/plan-sketch.ts';
import { specifySketch } from '../sketch/tech-pack/specify-sketch.ts';
import { listCatalogue } from '../vocabulary/catalogue.ts';
import { foretellWords } from '../vocabulary/foretell.ts';
import { isWordsKind } from '../vocabulary/registry.ts';

/** Task of the words thread: to read a prompt, to list what can be asked for, or to specify a sketch. */
export type WordsTask = { order: ForetellOrder } | { lists: true } | { sketch: SketchOrder };

export type WordsAnswer = {
  words: readonly ForetoldWords[];
  groups: readonly CatalogueGroup[];
  specification?: SketchSpecification;
};

const NOTHING: WordsAnswer = { words: [], groups: [] };

/** Runs in the one thread that reads prompts before they are ordered, and plans of pictures after. */
export default function answer(task: WordsTask): WordsAnswer {
  if ('lists' in task) return { ...NOTHING, groups: listCatalogue() };
  if ('sketch' in task) return { ...NOTHING, specification: specifySketch(task.sketch) };
  const { kind, ...order } = task.order;
  return isWordsKind(kind) ? { ...NOTHING, words: foretellWords({ kind, ...order }) } : NOTHING;
}
