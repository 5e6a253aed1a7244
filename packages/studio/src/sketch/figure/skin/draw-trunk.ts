import type { Hex } from '../../../core/colour.ts';
import { smoothstep } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Body, SIDES, type Side, signOf } from '../body.ts';

/** Skin of neck, shoulders and trunk, with collar bones. */
export function drawTrunk(pen: LayerPen, body: Body, skin: Hex): void {
  const left = neckAndShoulder(body, 'left');
  const right = neckAndShoulder(body, 'right');
  const down = (side: Side) => Array.from({ length: 25 }, (_, i) => body.side(side, (i / 24) * 4));
  pen.region({
    class: 'skin',
    part: 'trunk',
    colour: skin,
    outlines: [
      [...left, ...down('left'), body.crotch, ...down('right').toReversed(), ...right.toReversed()],
    ],
    shade: shadeOf(body, down('right')),
    reserve: 0,
  });
  drawNeckLines(pen, body, { left, right });
  for (const side of SIDES) {
    pen.stroke('contour', down(side).slice(7), {
      weight: side === 'right' ? 0.9 : 0.65,
      taper: [0.15, 0.1],
    });
  }
}

/** Where the neck leaves the head: behind the near ear, under the far jaw. */
function neckTop({ head, neckBase }: Body, side: Side): Point {
  const sign = signOf(side);
  const half = Math.abs(neckBase.right[0] - neckBase.left[0]) / 2 / head.heightPx;
  const aside = Math.min(1, Math.abs(head.turn) * 2);
  const isNear = sign !== Math.sign(head.turn);
  const wide = half * 0.92 + (isNear ? 0.085 : -0.05) * aside;
  return head.at(sign * wide, 0.3 - (isNear ? 0.27 : -0.04) * aside);
}

/** From under the ear down the neck and out along the trapezius to the tip of the shoulder. */
function neckAndShoulder(body: Body, side: Side): Point[] {
  const { unit } = body;
  const sign = signOf(side);
  const neck = body.neckBase[side];
  const tip = body.shoulder[side];
  const top = neckTop(body, side);
  const isWide = body.kind === 'man';
  return smoothCurve([
    top,
    add(between(top, neck, 0.55), [-sign * 0.012 * unit, 0]),
    neck,
    add(between(neck, tip, 0.3), [0, (isWide ? -0.05 : 0.012) * unit]),
    add(between(neck, tip, 0.75), [0, -0.018 * unit]),
    tip,
  ]);
}

function drawNeckLines(pen: LayerPen, body: Body, rows: Record<Side, Polyline>): void {
  const { unit, pitOfNeck: pit } = body;
  for (const side of SIDES) {
    const sign = signOf(side);
    pen.stroke('contour', rows[side], {
      weight: side === 'right' ? 0.8 : 0.6,
      taper: [0.1, 0.1],
    });
    if (body.isBack) continue;
    const tip = body.shoulder[side];
    const bone = [
      add(pit, [sign * 0.05 * unit, 0.03 * unit]),
      add(between(pit, tip, 0.35), [0, 0]),
      add(between(pit, tip, 0.72), [0, -0.03 * unit]),
    ];
    pen.stroke('detail', smoothCurve(bone), { weight: 0.8, taper: [0.15, 0.6] });
  }
  if (body.isBack) return;
  const [x, y] = body.head.at(0, 0.42);
  const sinew = body.turn + body.head.turn >= 0 ? -1 : 1;
  pen.stroke(
    'detail',
    smoothCurve([
      [x + sinew * 0.12 * unit, y + 0.04 * unit],
      add(between([x, y], pit, 0.6), [sinew * 0.06 * unit, 0]),
      add(pit, [sinew * 0.025 * unit, 0]),
    ]),
    { weight: 0.6, taper: [0.6, 0.2] },
  );
}

/** The head's shadow on the neck, and the side away from the light. */
function shadeOf(body: Body, right: Polyline): Polyline[] {
  const { unit, pitOfNeck: pit, head } = body;
  const chin = head.at(0, 0.5);
  const cast: Point[] = [
    head.at(-0.3, 0.05),
    head.at(0.35, 0.05),
    add(body.neckBase.right, [0.04 * unit, 0.04 * unit]),
    add(pit, [0.1 * unit, -0.12 * unit]),
    add(between(chin, pit, 0.62), [-0.02 * unit, 0]),
    add(body.neckBase.left, [0.02 * unit, -0.2 * unit]),
  ];
  const inner = right.map((point, i) => {
    const level = (i / (right.length - 1)) * 4;
    return between(point, body.front(0, level), 0.34 * smoothstep(-0.1, 1, level));
  });
  return [cast, [...right, ...inner.toReversed()]];
}
