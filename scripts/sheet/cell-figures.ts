import { median } from '../../bench/median.ts';
import type { DrawnCell } from './draw-cells.ts';

const most = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** A table of the cells' times, one line a family, with the unread words of their prompts. */
export function formatFigures(drawn: readonly DrawnCell[]): string {
  const families = new Set(drawn.map(({ picture }) => picture.family));
  const rows = [...families].map((family) =>
    row(
      family,
      drawn.filter(({ picture }) => picture.family === family),
    ),
  );
  const head = line('family', ['pictures', 'median', 'slowest', 'encode', 'seamless']);
  return [
    'Milliseconds of CPU a picture in one thread; encode is the PNG of the same picture.',
    head,
    ...rows.toSorted(),
    row('ALL', drawn),
    ...unreadLines(drawn),
  ].join('\n');
}

function row(family: string, cells: readonly DrawnCell[]): string {
  const draw = cells.map(({ drawMs }) => drawMs);
  const encode = cells.map(({ encodeMs }) => encodeMs);
  const seamless = cells.filter(({ picture }) => picture.seam?.seamless).length;
  const figures = [cells.length, median(draw), most(draw), median(encode)];
  return line(family, [...figures.map((n) => n.toFixed(0)), `${seamless}/${cells.length}`]);
}

const line = (name: string, values: readonly string[]) =>
  name.padEnd(34) + values.map((value) => value.padStart(10)).join('');

function unreadLines(drawn: readonly DrawnCell[]): string[] {
  const byPrompt = new Map(
    drawn.map(({ cell, picture }) => [cell.prompt, picture.unread.join(', ')]),
  );
  const unread = [...byPrompt].filter(([, words]) => words !== '');
  return unread.map(([prompt, words]) => `Not read of “${shorten(prompt)}”: ${words}`);
}

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text);

/** The cells whose tile has a visible seam. */
export const listBroken = (drawn: readonly DrawnCell[]): DrawnCell[] =>
  drawn.filter(({ picture }) => picture.seam && !picture.seam.seamless);
