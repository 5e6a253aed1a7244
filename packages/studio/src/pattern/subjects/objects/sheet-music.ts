import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const SHEET = silhouette('-62 -88!, 62 -88!, 62 88!, -62 88!');

/** A sheet of music: staves with notes. */
export const sheetMusic: Subject = {
  id: 'sheet music',
  group: 'object',
  words: [
    'sheet music',
    'music sheet',
    'music score',
    'score sheet',
    'musical score',
    'music manuscript',
    'music paper',
    'stave',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tintWhite(pen, '#fbf4e2');
    const ink = tintOver(pen, '#2d2a2e', paper);
    edged(f, SHEET, { colour: adjust(paper, -0.02), tip: paper });
    f.line([...SHEET, SHEET[0]], { colour: adjust(paper, -0.25), width: 0.022 });
    for (const top of [-0.66, -0.12, 0.42]) {
      for (let i = 0; i < 5; i += 1)
        f.line(
          [
            [-0.52, top + i * 0.07],
            [0.52, top + i * 0.07],
          ],
          { colour: ink, width: 0.014 },
        );
      f.line(
        silhouette(
          `-44 ${top * 100 + 34}, -40 ${top * 100 - 6}, -36 ${top * 100 + 2}, -46 ${top * 100 + 22}, -38 ${top * 100 + 26}`,
        ),
        { colour: ink, width: 0.03 },
      );
      for (const [x, step] of [
        [-0.2, 3],
        [-0.02, 1],
        [0.14, 2],
        [0.28, 0],
        [0.44, 3],
      ] as const) {
        const y = top + step * 0.07 + 0.035;
        f.dot([x, y, 0.045], ink);
        f.line(
          [
            [x + 0.04, y],
            [x + 0.04, y - 0.24],
          ],
          { colour: ink, width: 0.02 },
        );
      }
      f.line(
        [
          [0.18, top - 0.07],
          [0.32, top - 0.2],
        ],
        { colour: ink, width: 0.035 },
      );
    }
  },
};
