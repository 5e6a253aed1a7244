import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { perch } from '../pieces/perch.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '-2 -70, 18 -64, 26 -44, 24 -14, 12 20, -8 40, -34 56, -40 42, -44 8, -34 -30, -20 -58',
);
const BIB = silhouette('12 -54, 24 -46, 24 -18, 12 2, 0 -8, -2 -34');
const BILL = silhouette('20 -64, 48 -78, 80 -66, 96 -36, 92 -18!, 82 -28, 62 -38, 24 -40');
const TAIL = silhouette('-26 42, -42 48, -58 94, -40 98, -24 62');
const WING = silhouette('-18 -30, -4 -12, -6 18, -22 40, -38 58!, -42 30, -38 -4');

/** A toucan with its great bill, on a branch. */
export const toucan: Subject = {
  id: 'toucan',
  group: 'bird',
  words: ['toucan', 'tucan', 'tropical bird', 'exotic bird', 'jungle bird'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const black = tint(pen, '#2b2b33');
    const white = tintOver(pen, '#fbf3e0', black);
    const orange = tintOver(pen, '#f0932f', black);
    const red = tintOver(pen, '#d9482f', black);
    f.at({ flip: pen.rng.chance(0.5), x: -0.06 }, () => {
      edged(f, TAIL, { colour: adjust(black, -0.03) });
      perch(f, 0.52);
      edged(f, BODY, { colour: adjust(black, -0.03), tip: adjust(black, 0.05) });
      f.fill(BIB, { colour: pen.natural('#f6d25a'), tip: white });
      edged(f, WING, { colour: adjust(black, 0.04), tip: adjust(black, 0.1), along: 3.4 });
      if (f.fine)
        for (const quill of ['-16 -10, -20 18, -34 44', '-24 -10, -30 14, -36 40'])
          f.line(silhouette(quill), { colour: adjust(black, 0.2), width: 0.016, alpha: 0.8 });
      edged(f, BILL, { colour: orange, tip: adjust(orange, 0.05), along: 1.6 });
      f.inside(BILL, () => {
        f.fill(silhouette('84 -84, 110 -40, 96 -10, 82 -26, 80 -50'), { colour: red });
        f.patch(silhouette('88 -44, 100 -40, 96 -12, 84 -24'), '#2a2426');
        f.line(silhouette('22 -48, 56 -52, 80 -44'), {
          colour: adjust(orange, -0.14),
          width: 0.022,
        });
      });
      f.line(silhouette('22 -64, 24 -52, 24 -40'), { colour: '#2a2426', width: 0.045 });
      f.glint([0.09, -0.54, 0.085], pen.natural('#6fb5c9'));
      eye(f, [0.09, -0.54, 0.045]);
      for (const x of [-0.14, 0])
        f.line(
          [
            [x, 0.42],
            [x + 0.02, 0.54],
          ],
          { colour: pen.natural('#7f93a3'), width: 0.05 },
        );
    });
  },
};
