import type { WordFate } from '@toile/contract';
import type { BriefKind, BriefSettings } from '@toile/tools';

/** An order as far as its words are concerned. */
export type ForetellOrder = { kind: BriefKind; prompt: string; settings: BriefSettings };

/** Words of a prompt that are not drawn as they are said. */
export type ForetoldWords = {
  /** Place in the prompt, in UTF-16 code units; the end is excluded. */
  start: number;
  end: number;
  /** The words as a result lists them: in lower case, without punctuation. */
  words: readonly string[];
  fate: WordFate;
  /** The thing that is drawn in their stead. */
  as?: string;
};

/**
 * Foretells, without drawing, which words of a prompt the pictures of a run will not answer, in
 * order. Rejects with the signal's reason when that comes first.
 */
export type ForetellWords = (
  order: ForetellOrder,
  signal?: AbortSignal,
) => Promise<readonly ForetoldWords[]>;
