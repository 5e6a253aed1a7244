import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';
import { NECK_AND_HEAD, wear } from '../pieces/wear.ts';

const BODY = silhouette(
  '34 -78, 46 -62, 44 -30, 46 -2, 44 26, 30 44, -34 46, -52 34, -58 6, -48 -14, -20 -20, 8 -16, 20 -34, 20 -60',
);
const HEAD = silhouette('26 -84, 40 -88, 56 -78, 70 -70, 68 -60, 52 -58, 34 -62, 24 -72');
const LEGS = ['-40 34 10, -40 64 7, -42 92 7', '34 34 10, 34 64 7, 32 92 7'].map((leg) =>
  tube(leg),
);
const FAR_LEGS = ['-26 36 10, -24 64 7, -22 90 7', '20 36 10, 18 64 7, 16 90 7'].map((leg) =>
  tube(leg),
);
const CLOTH = silhouette('-34 -20!, 10 -20!, 14 16!, -36 18!');

/** A llama with tassels and a bright saddle cloth. */
export const llama: Subject = {
  id: 'llama',
  group: 'animal',
  words: ['llama', 'peruvian', 'peru'],
  shows: ['blanket', 'saddle cloth', 'saddle', 'tassel', 'woven'],
  wears: NECK_AND_HEAD,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wool = tintWhite(pen, pen.rng.pick(['#f8eedd', '#e3c9a3', '#c99f78']));
    const [one, two, three] = pen.palette.blooms.map((colour) => tintOver(pen, colour, wool));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const leg of FAR_LEGS) edged(f, leg, { colour: adjust(wool, -0.13), along: Math.PI });
      for (const leg of LEGS) edged(f, leg, { colour: adjust(wool, -0.06), along: Math.PI });
      for (const x of [-0.56, -0.6, -0.52])
        f.ball([x, -0.06 + (x + 0.56) * 2, 0.11], { colour: adjust(wool, -0.04) });
      edged(f, BODY, { colour: adjust(wool, -0.06), tip: adjust(wool, 0.02) });
      scales(f, BODY, { colour: adjust(wool, -0.13), size: 0.17, width: 0.018 });
      f.inside(BODY, () => {
        f.fill(CLOTH, { colour: one });
        f.line(silhouette('-40 -8, 16 -8'), { colour: two, width: 0.05 });
        f.line(silhouette('-36 2, -30 -2, -24 2, -18 -2, -12 2, -6 -2, 0 2, 6 -2, 12 2'), {
          colour: three,
          width: 0.03,
        });
      });
      for (let x = -34; x <= 12; x += 9)
        f.line(silhouette(`${x} 16, ${x} 26`), { colour: two, width: 0.045 });
      f.line(silhouette('18 -34, 32 -26, 46 -34'), { colour: two, width: 0.05 });
      for (const [x, y] of [
        [24, -24],
        [34, -20],
        [43, -26],
      ] as const)
        f.ball([x / 100, y / 100, 0.055], { colour: x === 34 ? one : three });
      for (const ear of ['24 -82, 20 -104, 30 -98, 34 -84', '34 -84, 36 -106, 44 -98, 42 -84'])
        edged(f, silhouette(ear), { colour: adjust(wool, -0.06) });
      edged(f, HEAD, { colour: adjust(wool, -0.02), tip: adjust(wool, 0.03) });
      for (const [x, y, r] of [
        [0.32, -0.86, 0.07],
        [0.4, -0.88, 0.06],
        [0.25, -0.8, 0.06],
      ] as const)
        f.ball([x, y, r], { colour: adjust(wool, 0.03) });
      eye(f, [0.46, -0.74, 0.034]);
      wear(f, { neck: [0.33, -0.36, 0.22, 0.1], head: [0.33, -0.88, 0.15] });
      f.line(silhouette('68 -64, 60 -62, 54 -64'), { colour: '#4a3a34', width: 0.022 });
    });
  },
};
