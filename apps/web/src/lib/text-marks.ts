/** A part of a text that is marked: UTF-16 code units, the end excluded. */
export type TextMark = { start: number; end: number };

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/**
 * The marks of a text in what it has become by one edit: those before and after the edit stand where
 * their words stand now, those that it touches are left out.
 */
export function moveMarks<Mark extends TextMark>(
  marks: readonly Mark[],
  before: string,
  after: string,
): Mark[] {
  if (before === after) return [...marks];
  const head = sharedStart(before, after);
  const tail = sharedEnd(before, after, Math.min(before.length, after.length) - head);
  const shift = after.length - before.length;
  const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  return marks.flatMap((mark) => {
    const { start, end } = mark;
    if (end < head || (end === head && !isLetter(after, head))) return [mark];
    const from = before.length - tail;
    const isBehind = start > from || (start === from && !isLetter(after, start + shift - 1));
    return isBehind ? [{ ...mark, start: start + shift, end: end + shift }] : [];
  });
}
