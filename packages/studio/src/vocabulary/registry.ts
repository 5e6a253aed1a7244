import type { BriefKind } from '@toile/tools';
import { flatLayGrammar } from './flat-lay-grammar.ts';
import { garmentGrammar } from './garment-grammar.ts';
import type { Grammar } from './grammar.ts';
import { patternGrammar } from './pattern-grammar.ts';
import { placeGrammar } from './place-grammar.ts';
import { renderGrammar } from './render-grammar.ts';
import { sketchGrammar } from './sketch-grammar.ts';

/** The kinds of pictures that read words, a line each. */
const GRAMMARS = {
  'create-background': placeGrammar,
  'create-pattern': patternGrammar,
  'create-sketch': sketchGrammar,
  'image-to-flatlay': flatLayGrammar,
  'pattern-to-image': garmentGrammar,
  'sketch-to-image': renderGrammar,
} as const satisfies Partial<Record<BriefKind, Grammar>>;

/** A kind of picture that reads words. */
export type WordsKind = keyof typeof GRAMMARS;

export const isWordsKind = (kind: BriefKind): kind is WordsKind => Object.hasOwn(GRAMMARS, kind);

export const grammarOf = (kind: WordsKind): Grammar => GRAMMARS[kind];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a closed record
export const WORDS_KINDS = Object.keys(GRAMMARS) as WordsKind[];
