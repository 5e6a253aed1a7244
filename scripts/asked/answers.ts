import { type AskedPrompt, QUESTION_KINDS } from './corpus.ts';

/** Answers: yes, half and no; s strikes the question and counts for nothing. */
const ANSWERS = ['y', 'h', 'n', 's'] as const;
/** The kinds of questions in which half counts as half a yes; in the others it is a no. */
const HALVED = new Set(['attribute', 'binding']);

/** A prompt with the places, from 1, of the pictures that came. */
export type AnsweredPrompt = Pick<AskedPrompt, 'id' | 'questions'> & { places: readonly number[] };

export type YesShare = { kind: string; yes: number; answers: number };

/**
 * The share of yes for each kind of question over all pictures; undefined where nothing is filled
 * in. Throws an Error that names every fault: once one answer stands there, all have to.
 */
export function readYesShares(
  rows: readonly string[][],
  prompts: readonly AnsweredPrompt[],
): YesShare[] | undefined {
  const lines = rows.map(([id = '', , kind = '', text = '', ...cells]) => ({
    key: `${id}, ${kind}: ${text}`,
    kind,
    cells,
  }));
  if (lines.every(({ cells }) => cells.every((cell) => cell === ''))) return undefined;
  const wanted = new Map(
    prompts.flatMap(({ id, questions, places }) =>
      questions.map(({ kind, text }) => [`${id}, ${kind}: ${text}`, places]),
    ),
  );
  const faults = lines.flatMap(({ key, cells }) => {
    const places = wanted.get(key);
    if (!places) return [`${key} is no question of this drawing, or stands twice`];
    wanted.delete(key);
    return listOdd(cells, places).map((fault) => `${key} ${fault}`);
  });
  faults.push(...[...wanted.keys()].map((key) => `${key} has no line`));
  if (faults.length > 0) throw new Error(`answers.csv\n  ${faults.join('\n  ')}`);
  return QUESTION_KINDS.map((kind) => {
    const cells = lines.flatMap((line) => (line.kind === kind ? line.cells : []));
    const [yes, half, no] = ANSWERS.map((word) => cells.filter((cell) => cell === word).length);
    const [y = 0, h = 0, n = 0] = [yes, half, no];
    return { kind, yes: y + (HALVED.has(kind) ? h / 2 : 0), answers: y + h + n };
  });
}

/** The faults in the cells of a question. */
function listOdd(cells: readonly string[], places: readonly number[]): string[] {
  return cells.flatMap((cell, i) => {
    const name = `picture ${i + 1}`;
    if (!places.includes(i + 1)) return cell === '' ? [] : [`${name} did not come`];
    if (ANSWERS.some((word) => word === cell)) return [];
    return [`${name} is ${cell ? `“${cell}”` : 'empty'}, not one of ${ANSWERS.join(', ')}`];
  });
}
