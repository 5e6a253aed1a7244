import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

function wheel(f: Figure, [x, y, r]: readonly [number, number, number], hub: Hex): void {
  const tyre = tint(f.pen, '#3a3a40');
  f.ball([x, y, r], { colour: tyre });
  f.ball([x, y, r * 0.55], { colour: tintOver(f.pen, hub, tyre) });
  f.dot([x, y, r * 0.18], tyre);
}

/** An excavator on tracks. */
export const excavator: Subject = {
  id: 'excavator',
  group: 'object',
  words: [
    'excavator',
    'digger',
    'backhoe',
    'construction vehicle',
    'construction',
    'mechanical digger',
  ],
  shows: ['bucket'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const body = tint(pen, oneOf(pen, ['#efb52f', '#e8863a', '#d9574a']));
    const dark = tintOver(pen, '#3a3a42', body);
    const glass = tintOver(pen, '#bfdde4', body);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, silhouette('58 26, 92 20!, 97 44, 88 60, 68 60, 56 46!, 62 44'), { colour: dark });
      for (const x of [62, 70, 78])
        f.patch(silhouette(`${x} 56!, ${x + 7} 57!, ${x + 1} 68!`), dark);
      edged(f, tube('58 -66 8, 72 -30 8, 80 28 7'), { colour: adjust(body, -0.05) });
      edged(f, tube('-4 0 11, 14 -44 12, 34 -70 10, 62 -66 8'), {
        colour: body,
        tip: adjust(body, 0.06),
      });
      f.line(silhouette('10 0, 26 -44'), { colour: tint(pen, '#b9bcc0'), width: 0.06 });
      f.line(silhouette('36 -58, 62 -42'), { colour: tint(pen, '#b9bcc0'), width: 0.055 });
      for (const [x, y] of [
        [0.6, -0.66],
        [0.8, 0.26],
      ]) {
        f.ball([x, y, 0.075], { colour: dark });
      }
      edged(
        f,
        silhouette('-78 60, -84 74, -78 90, -64 94, 24 94, 38 90, 44 74, 38 60, 24 56, -64 56'),
        { colour: dark, tip: adjust(dark, 0.05) },
      );
      for (const x of [-0.62, -0.34, -0.06, 0.22]) {
        f.ball([x, 0.75, 0.125], { colour: adjust(dark, 0.22) });
        f.dot([x, 0.75, 0.045], dark);
      }
      f.fill(silhouette('-44 44!, 4 44!, 8 58!, -48 58!'), { colour: adjust(dark, 0.1) });
      edged(f, silhouette('-88 6, -80 -2, -40 -4, 20 -2, 24 44!, -86 44!, -90 26'), {
        colour: body,
        tip: adjust(body, 0.06),
      });
      edged(f, silhouette('-32 0!, -32 -50, -26 -56, 0 -56, 8 -48, 14 0!'), { colour: body });
      f.fill(silhouette('-24 -4!, -24 -46!, -2 -46!, 6 -4!'), {
        colour: glass,
        tip: adjust(glass, 0.06),
      });
      f.gleam(silhouette('-22 -12!, -10 -44!, -5 -44!, -16 -6!'), 0.5);
      for (const y of [12, 22, 32])
        f.line(silhouette(`-76 ${y}, -50 ${y}`), { colour: adjust(body, -0.18), width: 0.035 });
      f.line(silhouette('-70 -4, -70 -22'), { colour: dark, width: 0.06 });
    });
  },
};

/** A dump truck with its load. */
export const dumpTruck: Subject = {
  id: 'dump truck',
  group: 'object',
  words: [
    'dump truck',
    'dumper truck',
    'tipper truck',
    'dumper',
    'construction truck',
    'tip truck',
  ],
  shows: ['wheel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const body = tint(pen, oneOf(pen, ['#d9574a', '#3f8fb0', '#efb52f']));
    const bed = tintOver(pen, oneOf(pen, ['#efb52f', '#8fa0ad', '#e8863a']), body);
    const dark = tintOver(pen, '#3a3a42', body);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [x, y, r] of [
        [-0.56, -0.38, 0.16],
        [-0.3, -0.46, 0.2],
        [-0.02, -0.4, 0.17],
      ] as const) {
        f.ball([x, y, r], { colour: tint(pen, '#9a7a5c'), tip: tint(pen, '#7f6248') });
      }
      edged(f, silhouette('-92 -38!, 26 -38!, 16 26!, -78 26!'), {
        colour: bed,
        tip: adjust(bed, 0.06),
      });
      for (const x of [-66, -40, -14])
        f.line(silhouette(`${x} -30, ${x + 2} 18`), { colour: adjust(bed, -0.13), width: 0.05 });
      edged(f, silhouette('-94 -42!, 40 -42!, 40 -33!, -94 -33!'), { colour: adjust(bed, -0.06) });
      edged(f, silhouette('-82 28!, 94 28!, 94 44!, -82 44!'), { colour: dark });
      edged(f, silhouette('26 28!, 26 -26, 34 -32, 60 -32, 70 -26, 78 -2, 92 4, 95 36!, 26 36!'), {
        colour: body,
        tip: adjust(body, 0.06),
      });
      const glass = tintOver(pen, '#c6e0e6', body);
      f.fill(silhouette('36 -2!, 36 -24!, 59 -24!, 68 -2!'), {
        colour: glass,
        tip: adjust(glass, 0.05),
      });
      f.dot([0.9, 0.16, 0.05], tintOver(pen, '#f6e08a', body));
      for (const x of [-0.52, -0.14, 0.62]) wheel(f, [x, 0.48, 0.22], '#e3d9c4');
    });
  },
};
