import { smoothCurve } from '../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../core/scene/point.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';
import { type Body, SIDES } from './body.ts';

/** The searching lines of a pencil sketch: plumb line, axes of shoulders, waist and hips, ellipses of head, chest and hips. */
export function drawConstruction(scene: SceneBuilder, body: Body): void {
  const pen = scene.on('construction');
  for (const line of [...axesOf(body), ...ovalsOf(body)]) {
    pen.stroke('construction', line, { weight: 1, taper: [0.2, 0.3] });
  }
}

function axesOf(body: Body): Polyline[] {
  const { unit, head, pitOfNeck: pit } = body;
  const through = (level: number, beyond: number): Polyline => {
    const [a, b] = SIDES.map((side) => body.side(side, level, beyond * unit));
    return [a, b];
  };
  const middle = [0.6, 1.5, 2.2, 3, 3.5, 4].map((level) => body.front(0, level));
  return [
    [
      [pit[0], head.at(0, -0.62)[1]],
      [pit[0], body.floorY + 0.2 * unit],
    ],
    through(0, 0.3),
    through(3, 0.25),
    through(4, 0.3),
    smoothCurve([pit, ...middle]),
    [head.at(-0.46, 0.02), head.at(0.46, 0.02)],
    smoothCurve([head.at(0, -0.58), head.at(head.turn * 0.3, 0), head.at(head.turn * 0.25, 0.58)]),
    ...SIDES.flatMap((side) => [body.leg[side].axis, body.arm[side].axis]),
  ];
}

function ovalsOf(body: Body): Polyline[] {
  const { unit, head } = body;
  const chest = body.front(0, 1.3);
  const hips = between(body.side('left', 3.8), body.side('right', 3.8), 0.5);
  return [
    oval(head.centre, 0.37 * unit, 0.53 * unit),
    oval(chest, 0.5 * unit, 0.68 * unit),
    oval(hips, 0.58 * unit, 0.4 * unit),
    ...SIDES.map((side) => oval(body.leg[side].knee, 0.16 * unit, 0.19 * unit)),
  ];
}

/** A little more than once round, as a hand does. */
function oval(middle: Point, wide: number, tall: number): Polyline {
  return Array.from({ length: 34 }, (_, i) => {
    const angle = 0.7 + (i / 30) * Math.PI * 2;
    const drift = 1 + i * 0.0012;
    return add(middle, [Math.cos(angle) * wide * drift, Math.sin(angle) * tall * drift]);
  });
}
