/** A typeface of one alphabet: what it can show, and how wide that is. */
export type Face = {
  covers: (character: string) => boolean;
  widthOf: (text: string, size: number) => number;
};

/** Letters of one face that stand together. */
export type TextRun<One extends Face> = { face: One; text: string };

/** Stands for a character that no face has. */
const UNKNOWN = '?';
const ELLIPSIS = '…';

/** Controls, directions and joiners, which nobody sees and no face draws. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text as a page sets it: accents joined to their letters, line breaks kept, the unseen gone. */
export function cleanText(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/u);
  return lines.map((line) => line.replace(/\t/g, ' ').replace(UNSEEN, '').trim()).join('\n');
}

/** Characters that none of the faces has. */
export function listUncovered(text: string, faces: readonly Face[]): string[] {
  const letters = Array.from(text).filter((one) => !/\s/u.test(one));
  return letters.filter((one) => !faces.some((face) => face.covers(one)));
}

/** A line in runs, each of the first face that has its letters. */
export function toRuns<One extends Face>(line: string, faces: readonly One[]): TextRun<One>[] {
  const [first] = faces;
  if (!first) return [];
  const runs: TextRun<One>[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const isSpace = /\s/u.test(character);
    const face = isSpace ? (last?.face ?? first) : faces.find((one) => one.covers(character));
    const text = isSpace ? ' ' : face ? character : UNKNOWN;
    if (last && last.face === (face ?? first)) last.text += text;
    else runs.push({ face: face ?? first, text });
  }
  return runs;
}

/** Width of a line in points. */
export function widthOf(
  line: string,
  { faces, size }: { faces: readonly Face[]; size: number },
): number {
  return toRuns(line, faces).reduce((sum, { face, text }) => sum + face.widthOf(text, size), 0);
}

type Measure = { faces: readonly Face[]; size: number; width: number; mostLines: number };

/** A text in lines that fit; words that are longer than a line are cut, and the rest ends in …. */
export function wrapText(text: string, measure: Measure): string[] {
  const { width, mostLines } = measure;
  const fits = (line: string) => widthOf(line, measure) <= width;
  const lines = cleanText(text)
    .split('\n')
    .flatMap((line) => wrapLine(line, fits));
  const kept = lines.slice(0, mostLines);
  const last = kept.at(-1);
  if (last !== undefined && lines.length > mostLines) kept[kept.length - 1] = shorten(last, fits);
  return kept;
}

function wrapLine(line: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/u).flatMap((one) => cutWord(one, fits))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current];
}

/** A word in pieces of which each fits a line. */
function cutWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line);
  while (characters.length > 0 && !fits(characters.join('') + ELLIPSIS)) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}
