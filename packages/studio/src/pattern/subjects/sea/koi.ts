import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = tube('-14 -88 8, -18 -76 16, -14 -52 22, 2 -20 22, 16 12 17, 16 42 10, 6 64 5');
const TAIL = silhouette('4 58, 20 72, 44 78, 56 92!, 24 92, 6 78, -6 84, -26 96!, -24 78, -6 64');
const TAIL_RAYS = ['6 64, 24 80, 46 86', '4 66, 10 76', '2 64, -12 78, -22 90'].map(silhouette);
const LEFT_FIN = silhouette('-34 -52, -58 -50, -74 -34, -70 -18, -52 -20, -36 -36');
const RIGHT_FIN = silhouette('8 -52, 30 -56, 50 -46, 52 -30, 34 -28, 14 -36');
const LOW_FINS = ['-2 6, -18 18, -18 32, 0 26', '30 6, 46 14, 50 28, 32 24'].map(silhouette);
const FIN_RAYS = ['-36 -48, -66 -34', '-36 -44, -60 -26', '12 -50, 44 -44', '14 -44, 40 -34'].map(
  silhouette,
);
const BACK_FIN = silhouette('-4 -44, 10 -28, 18 -4, 20 12, 12 2, 2 -18');
/** Patches of colour, placed anew for each fish. */
const PATCH = silhouette('-16 -10, -4 -18, 12 -14, 20 0, 12 12, 2 10, -8 16, -18 6');
const KINDS = [
  ['#fbf4e8', '#dc4f33', '#dc4f33'],
  ['#fbf4e8', '#dc4f33', '#2c2830'],
  ['#e98436', '#fbf0dc'],
  ['#f0bf4c', '#fbf4e8', '#d9762f'],
] as const;

function patches(f: Figure, colours: readonly string[]): void {
  const { rng } = f.pen;
  const places: PathPoint[] = [
    [-0.14, -0.66],
    [-0.02, -0.3],
    [0.14, 0.02],
    [0.14, 0.38],
  ];
  for (const [x, y] of places) {
    if (rng.chance(0.14)) continue;
    const frame = {
      x: x + rng.range(-0.1, 0.1),
      y: y + rng.range(-0.06, 0.06),
      turn: rng.range(0, 6),
    };
    f.at(frame, () => f.fill(PATCH, { colour: rng.pick(colours) }));
  }
}

/** A koi carp from above, in a bend. */
export const koi: Subject = {
  id: 'koi',
  group: 'sea',
  words: ['fish', 'koi', 'carp', 'koi fish', 'japanese fish'],
  shows: ['swim', 'swimming', 'fin'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [base, ...marks] = pen.rng.pick(KINDS);
    const body = tint(pen, base);
    const colours = marks.map((mark) => tintOver(pen, mark, body));
    const fin = adjust(body, 0.01, 0.9);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(TAIL, { colour: fin, along: Math.PI });
      f.fill(LEFT_FIN, { colour: fin, along: -1.2 });
      f.fill(RIGHT_FIN, { colour: fin, along: 1.3 });
      for (const low of LOW_FINS) f.fill(low, { colour: fin, along: Math.PI });
      if (f.fine)
        for (const ray of [...TAIL_RAYS, ...FIN_RAYS])
          f.line(ray, { colour: adjust(body, -0.2), width: 0.016, alpha: 0.8 });
      f.fill(BODY, { colour: adjust(body, -0.02), tip: adjust(body, 0.02) });
      f.inside(BODY, () => patches(f, colours));
      scales(
        f,
        BODY.filter(([, y]) => y > -0.62),
        { colour: adjust(body, -0.22), size: 0.12, turn: -0.1, width: 0.014 },
      );
      f.fill(BACK_FIN, { colour: adjust(fin, -0.06), along: 2.8 });
      for (const x of [-0.3, -0.05]) f.dot([x, -0.76, 0.034], '#241f22');
      f.line(silhouette('-18 -94, -28 -98'), { colour: adjust(body, -0.2), width: 0.02 });
      f.line(silhouette('-10 -94, -2 -98'), { colour: adjust(body, -0.2), width: 0.02 });
    });
  },
};
