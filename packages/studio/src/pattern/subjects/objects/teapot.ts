import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -36, 24 -35, 46 -20, 56 8, 50 38, 32 58, 0 62');
const FOOT = mirrored('0 56, 28 56, 34 68!, 0 70');
const LID = mirrored('0 -54, 18 -50, 28 -38!, 26 -33, 0 -31');
const SPOUT = silhouette('46 34, 66 26, 76 -4, 88 -34, 98 -40!, 90 -48!, 76 -40, 64 -12, 50 0');
const HANDLE = tube('-44 -22 5, -72 -30 5, -92 -6 5, -84 26 5, -50 38 5');
const PETAL = mirrored('0 -17, 9 -12, 7 -3, 0 0');

function spray(f: Figure, { bloom, green }: { bloom: Hex; green: Hex }): void {
  for (const turn of [1.5, 2.4, 3.9, 4.8])
    leafAt(f, { turn, length: 0.32, width: 0.12, veins: 0 }, green);
  for (let i = 0; i < 6; i += 1)
    f.at({ turn: (i / 6) * TAU }, () => f.fill(PETAL, { colour: bloom }));
  f.dot([0, 0, 0.04], adjust(bloom, 0.25));
}

/** A round teapot with a sprig on its belly. */
export const teapot: Subject = {
  id: 'teapot',
  group: 'object',
  words: ['teapot', 'tea pot', 'tea party', 'teatime', 'afternoon tea', 'tea set'],
  shows: ['rim', 'porcelain'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const china = tint(pen, pen.rng.pick(['#fbf5ea', '#dfeaf0', '#f6dfe0']));
    const trim = tintOver(pen, '#c9a04e', china);
    const bloom = tintOver(pen, pen.palette.blooms[0], china);
    const green = tintOver(pen, '#6f9a62', china);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, HANDLE, { colour: adjust(china, -0.05) });
      edged(f, SPOUT, { colour: adjust(china, -0.05), tip: china });
      f.line(silhouette('90 -48, 98 -40'), { colour: trim, width: 0.03 });
      edged(f, FOOT, { colour: adjust(china, -0.08) });
      edged(f, BODY, { colour: adjust(china, -0.06), tip: adjust(china, 0.02) });
      f.at({ y: 0.14 }, () => spray(f, { bloom, green }));
      for (const x of [-0.32, 0.32])
        f.at({ x, y: 0.04 }, () => {
          pen.ctx.scale(0.5, 0.5);
          spray(f, { bloom, green });
        });
      edged(f, LID, { colour: adjust(china, -0.04), tip: china });
      f.line(silhouette('-28 -37, 0 -33, 28 -37'), { colour: trim, width: 0.026 });
      f.ball([0, -0.59, 0.075], { colour: bloom });
      f.line(silhouette('-34 67, 0 69, 34 67'), { colour: trim, width: 0.024 });
      f.gleam(silhouette('-40 20, -40 -6, -28 -24, -32 2'), 0.45);
    });
  },
};
