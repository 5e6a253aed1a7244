import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BODY = silhouette(
  '76 -46!, 52 -62, 38 -76, 20 -74, 8 -60, -6 -36, -30 -8, -58 22, -96 58!, -74 62, -48 46, -30 54, -4 52, 22 36, 36 8, 36 -18, 44 -30, 38 -38, 54 -42',
);
const WING = silhouette('14 -32, -8 -20, -32 10, -60 34, -84 50!, -48 42, -16 34, 12 18, 22 -8');
const BEAK = silhouette('80 -44!, 74 -58, 52 -64, 42 -58, 44 -46, 58 -42');
const LEGS = ['-2 46, 4 62, 2 88', '-22 48, -24 64, -18 88'].map(silhouette);
const FEATHERS = ['2 -14, -26 12, -58 38', '8 -2, -16 20, -44 36', '14 8, -6 24, -26 34'].map(
  silhouette,
);

/** A raven that struts, its throat feathers raised. */
export const raven: Subject = {
  id: 'raven',
  group: 'bird',
  words: ['raven', 'crow', 'rook', 'halloween', 'gothic bird'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const black = tint(pen, '#2c2e3b');
    const sheen = adjust(black, 0.12);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [i, leg] of LEGS.entries()) {
        f.line(leg, { colour: adjust(black, 0.08), width: 0.05 });
        const x = i === 0 ? 2 : -18;
        f.line(silhouette(`${x - 12} 92, ${x} 87, ${x + 16} 91`), {
          colour: adjust(black, 0.08),
          width: 0.035,
        });
      }
      edged(f, BODY, { colour: adjust(black, -0.03), tip: adjust(black, 0.06) });
      edged(f, BEAK, { colour: adjust(black, 0.1), along: 1.5 });
      f.line(silhouette('46 -50, 60 -50, 74 -46'), { colour: adjust(black, -0.06), width: 0.018 });
      for (const y of [-30, -20, -10])
        f.line(silhouette(`36 ${y}, 28 ${y + 10}`), { colour: sheen, width: 0.022, alpha: 0.8 });
      edged(f, WING, { colour: adjust(black, 0.05), tip: sheen, along: 2 });
      if (f.fine)
        for (const feather of FEATHERS)
          f.line(feather, { colour: adjust(black, 0.2), width: 0.016, alpha: 0.8 });
      eye(f, [0.3, -0.6, 0.04], adjust(black, 0.4));
    });
  },
};
