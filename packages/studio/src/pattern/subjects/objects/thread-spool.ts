import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const TOP = mirrored('0 -84, 30 -82, 48 -74, 50 -64, 30 -56, 0 -54');
const TOP_FACE = mirrored('0 -84, 30 -82, 48 -74, 30 -67, 0 -65');
const FOOT = mirrored('0 40, 30 42, 50 50, 50 62, 30 70, 0 72');
const THREAD = mirrored('0 -62!, 34 -60, 37 -40, 39 -6, 37 26, 34 46, 0 52!');
const LOOSE = silhouette('36 34, 56 44, 48 66, 20 82, -20 84, -52 78, -74 60, -70 34, -78 8');
const NEEDLE = silhouette('-80 -44, -76 -38, -78 20, -80 60!, -83 20, -85 -38');

/** A wooden reel of thread and its needle. */
export const threadSpool: Subject = {
  id: 'thread-spool',
  group: 'object',
  words: [
    'thread',
    'spool',
    'thread spool',
    'cotton reel',
    'bobbin',
    'needle',
    'needle and thread',
    'sewing',
    'sewing tool',
    'haberdashery',
    'tailor',
    'dressmaking',
    'atelier',
    'craft',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { palette, rng } = pen;
    const thread = tint(
      pen,
      rng.pick(['#c9474c', '#2f6f8f', palette.blooms[0], palette.blooms[1], palette.accent]),
    );
    const wood = tint(pen, '#c99a62');
    f.at({ flip: rng.chance(0.5), x: 0.1 }, () => {
      f.fill(FOOT, { colour: adjust(wood, -0.06), tip: wood });
      f.fill(THREAD, { colour: adjust(thread, -0.03), tip: adjust(thread, 0.04) });
      f.inside(THREAD, () => {
        const step = f.fine ? 0.065 : 0.13;
        for (let y = -0.6; y < 0.56; y += step) {
          f.line(
            [
              [-0.42, y + 0.02],
              [0, y + 0.06],
              [0.42, y - 0.02],
            ],
            { colour: adjust(thread, -0.13), width: 0.02, alpha: 0.8 },
          );
        }
        f.gleam(silhouette('-24 -56, -14 -56, -14 50, -24 50'), 0.22);
      });
      f.fill(TOP, { colour: adjust(wood, -0.08), tip: adjust(wood, -0.02) });
      f.fill(TOP_FACE, { colour: adjust(wood, 0.04), tip: adjust(wood, 0.06) });
      f.dot([0, -0.75, 0.06], adjust(wood, -0.2));
      f.line(LOOSE, { colour: thread, width: 0.032 });
      f.fill(NEEDLE, { colour: tint(pen, '#a3abb0') });
      f.line(
        [
          [-0.806, -0.36],
          [-0.804, -0.24],
        ],
        { colour: pen.ground, width: 0.014 },
      );
      f.line(
        [
          [-0.78, 0.08],
          [-0.7, -0.12],
          [-0.805, -0.3],
        ],
        { colour: thread, width: 0.026 },
      );
    });
  },
};
