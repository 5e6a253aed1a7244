import type { ForetellOrder, ForetoldWords } from '@toile/engines';
import { foretellWords } from '../vocabulary/foretell.ts';
import { isWordsKind } from '../vocabulary/registry.ts';

/** Runs in the one thread that reads prompts before they are ordered. */
export default function foretell({ kind, ...order }: ForetellOrder): readonly ForetoldWords[] {
  return isWordsKind(kind) ? foretellWords({ kind, ...order }) : [];
}
