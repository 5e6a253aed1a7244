import { add, between, type Point, subtract, times, unitOf } from '../../../../core/scene/point.ts';
import type { Cut } from '../bodice/cut.ts';

/** Places about the neck: x −1 and 1 at its sides, `up` in units of the trunk's frame above its base. */
export type NeckFrame = (x: number, up: number) => Point;

/** Lays a frame round the neck that leans with the head. */
export function neckFrame({ body, unit }: Cut): NeckFrame {
  const { left, right } = body.neckBase;
  const middle = between(left, right, 0.5);
  const half = times(subtract(right, left), 0.5);
  const chin = body.head.at(0, 0.3);
  const rise = unitOf(subtract(chin, middle));
  return (x, up) => add(add(middle, times(half, x * (1 - up * 0.12))), times(rise, up * unit));
}
