import type { WordFate } from '@toile/contract';
import type { ForetoldWords } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import { placeTokens } from '../words/tokens.ts';
import type { Foreseen } from './grammar.ts';
import { grammarOf, type WordsKind } from './registry.ts';

/** Pictures of the longest run: what one does not answer, another may. */
const PICTURES = [0, 1, 2, 3];
/**
 * Tokens of the longest prompt of which every picture is foreseen; of longer ones the first alone.
 * Readers take time by the square of a prompt's length; ten times as many as prompts usually have.
 */
const MANY_TOKENS = 300;

type Order = { kind: WordsKind; prompt: string; settings?: BriefSettings };

/**
 * Foretells which words of a prompt the pictures of a run will not answer, in order: the words
 * that they will report as unread, and where they stand. Nothing is painted. Never throws.
 */
export function foretellWords({ kind, prompt, settings }: Order): ForetoldWords[] {
  const placed = placeTokens(prompt);
  const { foresee } = grammarOf(kind);
  const pictures = placed.length > MANY_TOKENS ? PICTURES.slice(0, 1) : PICTURES;
  const seen = pictures.map((variant) => foresee({ prompt, settings, variant, isLooked: true }));
  const unread = [...new Set(seen.flatMap((one) => one.unread))].toSorted((a, b) => a - b);
  return unread.flatMap((at) => {
    const near = insteadAt(seen, at);
    // Words that one thing stands for are told together, by the first of them that is not answered.
    if (near && unread.some((other) => other >= near.from && other < at)) return [];
    const { from, to } = near ?? { from: at, to: at + 1 };
    const row = placed.slice(from, to);
    return [
      {
        start: row[0]?.start ?? 0,
        end: row.at(-1)?.end ?? prompt.length,
        words: row.flatMap(({ token }, i) => (unread.includes(from + i) ? [token] : [])),
        fate: fateOf(seen, at),
        ...(near && { as: near.as }),
      },
    ];
  });
}

const insteadAt = (seen: readonly Foreseen[], at: number) =>
  seen.flatMap(({ instead = [] }) => instead).find(({ from, to }) => from <= at && at < to);

function fateOf(seen: readonly Foreseen[], at: number): WordFate {
  if (!seen.every(({ unread }) => unread.includes(at))) return 'perhaps';
  if (seen.some(({ withheld }) => withheld?.has(at))) return 'withheld';
  return insteadAt(seen, at) ? 'instead' : 'undrawn';
}
