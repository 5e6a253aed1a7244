import { formatMessage } from '@toile/contract';
import { MARGIN, PAGE } from '../../../lib/pdf/page-size.ts';
import type { Pack } from './pack.ts';
import type { PackPen } from './pack-pen.ts';

type Head = {
  styleName: string;
  /** Line below the style's name: the garment, and what the page tells. */
  title: string;
  subtitle: string;
  baseSize: string;
  page: number;
  total: number;
};

const HEIGHT = 44;
const CELL = 74;

/** The head of a page: the style's name, and the fields that a factory files it by. */
export function drawHead(
  pen: PackPen,
  { fields, date, words }: Pack,
  { styleName, ...head }: Head,
): void {
  const { page } = words;
  const cells = [
    [page.styleNumber, fields.styleNumber],
    [page.season, fields.season],
    [page.date, date],
    [page.size, head.baseSize],
    [page.number, formatMessage(page.numberOf, { page: head.page, total: head.total })],
  ];
  const top = PAGE.height - MARGIN;
  const bottom = top - HEIGHT;
  const width = PAGE.width - 2 * MARGIN;
  pen.frame({ left: MARGIN, bottom, width, height: HEIGHT });
  const start = MARGIN + width - cells.length * CELL;
  const room = start - MARGIN - 16;
  pen.text(styleName, { x: MARGIN + 8, y: top - 19, size: 15, isBold: true, width: room });
  const below = [head.title, head.subtitle].filter((one) => one !== '').join(' · ');
  pen.text(below, { x: MARGIN + 8, y: bottom + 9, size: 8.5, isSoft: true, width: room });
  for (const [i, [label = '', value = '']] of cells.entries()) {
    const x = start + i * CELL;
    pen.line([x, bottom], [x, top]);
    pen.text(label, { x: x + 6, y: top - 12, size: 7, isSoft: true, width: CELL - 10 });
    pen.text(value, { x: x + 6, y: bottom + 11, size: 10.5, width: CELL - 10 });
  }
}
