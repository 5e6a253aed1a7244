import { TECH_PACK_VIEWS } from '@toile/contract';
import type { PDFImage } from 'pdf-lib';
import { MARGIN } from '../../../lib/pdf/page-size.ts';
import { layOutCallouts } from './lay-out-callouts.ts';
import { layOutViews } from './lay-out-views.ts';
import type { PackGarment, PackWords } from './pack.ts';
import { CONTENT, type PackPen } from './pack-pen.ts';
import { featureName } from './pack-rows.ts';

/** Width of a column of texts beside a view. */
const ASIDE = 112;
const TEXT_SIZE = 9;

export type PageImages = Record<'front' | 'back', PDFImage | null>;

/** The first page of a garment: front and back, large, with its construction. */
export function drawConstruction(
  pen: PackPen,
  { specification }: PackGarment,
  { images, words }: { images: PageImages; words: PackWords },
): void {
  const hasRight = specification.callouts.some(({ view }) => view === 'back');
  const room = { area: CONTENT, aside: ASIDE, hasRight };
  const views = layOutViews(specification.views, room);
  for (const view of TECH_PACK_VIEWS) {
    const { box } = views[view];
    const image = images[view];
    if (image) pen.image(image, box);
    else pen.frame(box);
    pen.text(words.page[view], {
      x: box.left + box.width / 2,
      y: box.bottom + box.height + 5,
      size: 9,
      isSoft: true,
      align: 'centre',
    });
  }
  const placed = layOutCallouts(specification.callouts, views, room);
  for (const [i, { callout, at, y, column, side }] of placed.entries()) {
    const isLeft = side === 'left';
    const badge = isLeft ? column.left + column.width - 10 : column.left + 10;
    const start = isLeft ? badge + 6.5 : badge - 6.5;
    pen.line([start, y], at, { isAccent: true, thickness: 0.6 });
    pen.dot(at);
    pen.badge(String(i + 1), [badge, y]);
    const width = column.width - 24;
    const lines = pen.linesOf(featureName(callout, words), { size: TEXT_SIZE, width });
    const top = y + (lines.length - 1) * 5.5 - 3;
    for (const [row, line] of lines.entries()) {
      const x = isLeft ? badge - 10 : badge + 10;
      pen.text(line, {
        x,
        y: top - row * 11,
        size: TEXT_SIZE,
        align: isLeft ? 'right' : 'left',
      });
    }
  }
  const { isPicture } = specification;
  const note = isPicture ? words.page.sameAsPicture : words.page.aloneFromPlan;
  pen.text(note, { x: MARGIN, y: MARGIN, size: 7.5, isSoft: true, width: CONTENT.width });
}
