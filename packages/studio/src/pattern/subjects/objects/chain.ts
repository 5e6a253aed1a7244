import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Places and turns of the links along a bent line. */
const LINKS = Array.from({ length: 7 }, (_, i) => {
  const t = i / 6 - 0.5;
  return { x: t * 1.56, y: Math.sin(t * 5) * 0.3, turn: Math.atan(Math.cos(t * 5) * 0.96) };
});
const ring = (half: number, high: number): PathPoint[] =>
  Array.from({ length: 17 }, (_, i): PathPoint => {
    const angle = (i / 16) * TAU;
    return [Math.cos(angle) * half, Math.sin(angle) * high];
  });
const [FACING, SIDEWAYS] = [ring(0.185, 0.115), ring(0.175, 0.03)];

function link(f: Figure, isFacing: boolean, metal: Hex): void {
  const path = isFacing ? FACING : SIDEWAYS;
  f.line(path, { colour: adjust(metal, -0.2), width: 0.1 });
  f.line(path, { colour: metal, width: 0.072 });
  f.line(path.slice(9, 15), { colour: adjust(metal, 0.17), width: 0.022, alpha: 0.9 });
}

/** A length of chain, its links by turns facing and sideways. */
export const chain: Subject = {
  id: 'chain',
  group: 'object',
  words: ['chain', 'chain link', 'chainlink', 'necklace', 'status print'],
  shows: ['link'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const metal = tint(pen, pen.rng.pick(['#d8a93f', '#cf9f3a', '#e0b550']));
    for (const isFacing of [true, false])
      LINKS.forEach((frame, i) => {
        if ((i % 2 === 0) === isFacing) f.at(frame, () => link(f, isFacing, metal));
      });
  },
};
