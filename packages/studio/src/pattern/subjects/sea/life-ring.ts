import { adjust } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

/** A life ring with its rope. */
export const lifeRing: Subject = {
  id: 'life ring',
  group: 'object',
  words: [
    'life ring',
    'lifebuoy',
    'life buoy',
    'life belt',
    'buoy',
    'life preserver',
    'nautical',
    'nautical motif',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf6ea');
    const red = tint(pen, pen.rng.pick(['#c9443f', '#35598a']));
    const rope = tint(pen, '#c9a877');
    const band = (from: number, to: number, [inner, outer]: PathPoint): PathPoint[] => {
      const arc = (r: number, a: number, b: number) =>
        Array.from(
          { length: 9 },
          (_, i): PathPoint => [Math.cos(lerp(a, b, i / 8)) * r, Math.sin(lerp(a, b, i / 8)) * r],
        );
      return [...arc(outer, from, to), ...arc(inner, to, from)];
    };
    for (let i = 0; i < 4; i += 1) {
      const start = (i / 4) * TAU + 0.4;
      f.line(
        Array.from({ length: 7 }, (_, k): PathPoint => {
          const angle = start + (k / 6) * (TAU / 4);
          const r = 0.88 + Math.sin((k / 6) * Math.PI) * 0.1;
          return [Math.cos(angle) * r, Math.sin(angle) * r];
        }),
        { colour: rope, width: 0.042 },
      );
      edged(f, band(start - 0.3, start + TAU / 4 - 0.3, [0.44, 0.88]), {
        colour: adjust(white, -0.06),
        tip: white,
      });
    }
    for (let i = 0; i < 4; i += 1) {
      const start = (i / 4) * TAU + 0.4;
      edged(f, band(start - 0.28, start + 0.28, [0.43, 0.89]), {
        colour: adjust(red, -0.03),
        tip: adjust(red, 0.05),
      });
    }
    for (const r of [0.52, 0.8])
      f.line(
        Array.from(
          { length: 33 },
          (_, i): PathPoint => [Math.cos((i / 32) * TAU) * r, Math.sin((i / 32) * TAU) * r],
        ),
        { colour: r > 0.6 ? '#fffaf0' : '#3a2f33', width: 0.022, alpha: 0.28 },
      );
  },
};
