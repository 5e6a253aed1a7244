import { isInside } from '../../../../core/scene/inside.ts';
import { between, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { Arm, Body, Side } from '../../../figure/body.ts';
import type { AlongArm } from '../bodice/along-arm.ts';

type Lining = { body: Body; side: Side; end: number; along: AlongArm; outline: Polyline };

/**
 * Where a sharply bent or foreshortened arm comes out of a sleeve's outline, the cloth that has to
 * lie over it: the arm itself, a little wider. Undefined where the sleeve covers it.
 */
export function sleeveLining({ body, side, end, along, outline }: Lining): Polyline | undefined {
  const arm = body.arm[side];
  const skin = armOutline(body, arm, { side, end, along, easePx: 0 });
  if (skin.every((point) => isInside(outline, point))) return undefined;
  return armOutline(body, arm, { side, end, along, easePx: body.unit * 0.03 });
}

type ArmOutline = { side: Side; end: number; along: AlongArm; easePx: number };

function armOutline(body: Body, arm: Arm, { side, end, along, easePx }: ArmOutline): Point[] {
  const start = arm.place === 'raised' ? 0.02 : 0.17;
  const steps = 24;
  const row = (from: number, to: number, of: (part: number) => Point) =>
    Array.from({ length: steps + 1 }, (_, i) => of(from + ((to - from) * i) / steps));
  const top = between(body.shoulder[side], arm.axis[0], 0.12);
  return [
    top,
    ...row(0.05, end * 0.985, (part) => along.outer(part, easePx)),
    ...row(end * 0.985, start, (part) => along.inner(part, easePx)),
    ...[0.75, 0.5, 0.25].map((part) => between(top, along.inner(start, 2 * easePx), part)),
  ];
}
