import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const TOWER = mirrored('0 -24, 20 -24!, 24 4, 38 92!, 0 92');
const CAP = mirrored('0 -52, 14 -46, 25 -30, 26 -20!, 0 -20');
const GALLERY = silhouette('-40 34!, 40 34!, 42 42!, -42 42!');

/** A windmill with four lattice sails. */
export const windmill: Subject = {
  id: 'windmill',
  group: 'object',
  words: ['windmill', 'dutch windmill', 'wind mill'],
  shows: ['sail', 'dutch'],
  parts: ['sail'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wall = tint(pen, pen.rng.pick(['#efe3cb', '#c98d6a', '#e9dcc8']));
    const wood = tintOver(pen, pen.rng.pick(['#7a4f33', '#5b6f7c', '#a2473a']), wall);
    const cloth = tintWhite(pen, '#fbf6e8');
    edged(f, TOWER, { colour: adjust(wall, -0.04), tip: adjust(wall, 0.03) });
    f.inside(TOWER, () =>
      f.shade(silhouette('8 -24, 24 -24, 26 4, 40 92, 16 92, 12 10'), '#35261c', 0.14),
    );
    edged(f, CAP, { colour: wood, tip: adjust(wood, 0.06) });
    for (const [x, y] of [
      [-9, 4],
      [10, 20],
      [-12, 58],
    ] as const)
      f.patch(
        silhouette(
          `${x - 4} ${y - 6}!, ${x + 4} ${y - 6}!, ${x + 4} ${y + 6}!, ${x - 4} ${y + 6}!`,
        ),
        adjust(wood, -0.1),
      );
    f.patch(silhouette('-3 92!, -3 74, 4 68, 11 74, 11 92!'), adjust(wood, -0.12));
    edged(f, GALLERY, { colour: adjust(wood, -0.03) });
    const turn = pen.rng.range(0.2, 0.6);
    for (let i = 0; i < 4; i += 1)
      f.at({ y: -0.26, turn: turn + (i * TAU) / 4 }, () => {
        f.fill(silhouette('3 -18!, 18 -18!, 18 -70!, 3 -70!'), { colour: cloth });
        const bar = { colour: wood, width: 0.022 };
        for (const y of [-18, -35, -52, -70]) f.line(silhouette(`2 ${y}, 18 ${y}`), bar);
        for (const x of [10, 18]) f.line(silhouette(`${x} -18, ${x} -70`), bar);
        f.line(silhouette('0 0, 1 -36, 1 -72'), { colour: wood, width: 0.05 });
      });
    f.ball([0, -0.26, 0.06], { colour: adjust(wood, -0.06) });
  },
};
