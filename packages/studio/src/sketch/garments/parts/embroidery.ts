import { type Hex, lightness, mix } from '../../../core/colour.ts';
import { colourGap } from '../../../core/colour-moves.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import type { Rng } from '../../../core/rng.ts';
import { placeAlong } from '../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Piece } from '../garment.ts';

/** OKLab distance at which thin lines are seen on their cloth. */
const LEAST_APART = 0.11;

/** Threads that show on a garment's cloth: of its trim or, where that would sink in, pale or dark. */
export function threadsOn({ colour, trim }: Piece): { bloom: Hex; leaf: Hex } {
  const isSeen = colourGap(colour, trim) > LEAST_APART;
  const bloom = isSeen ? trim : lightness(colour) < 0.72 ? '#f0dfb4' : '#8a5f45';
  return { bloom, leaf: mix(bloom, colour, 0.22) };
}

export type Spray = { unit: number; rng: Rng; threads: { bloom: Hex; leaf: Hex } };

/** Stitches a stem with leaves on alternate sides, and flowers along it and at its end. */
export function drawSpray(pen: LayerPen, stem: Polyline, { unit, rng, threads }: Spray): void {
  const at = placeAlong(stem);
  pen.stroke('detail', stem, { weight: 1.15, colour: threads.leaf, taper: [0.02, 0.3] });
  const leaves = Math.max(4, Math.round(stem.length / 5));
  for (let i = 1; i < leaves; i += 1) {
    const part = (i + rng.range(-0.2, 0.2)) / leaves;
    const ahead = unitOf(subtract(at(part + 0.02), at(part - 0.02)));
    const aside = times(normalOf(ahead), i % 2 === 0 ? 1 : -1);
    const long = unit * lerp(0.075, 0.04, part);
    const tip = add(add(at(part), times(ahead, long * 0.7)), times(aside, long * 0.75));
    pen.stroke('detail', [at(part), tip], { weight: 3.2, colour: threads.leaf, taper: [0.5, 0.5] });
  }
  for (const part of [0.3, 0.66, 1]) {
    drawBloom(pen, at(part), {
      radius: unit * rng.range(0.036, 0.056),
      rng,
      colour: threads.bloom,
    });
  }
}

type Bloom = { radius: number; rng: Rng; colour: Hex };

/** Petals in satin stitch: one stroke each, swelling in its middle. */
function drawBloom(pen: LayerPen, at: Point, { radius, rng, colour }: Bloom): void {
  const start = rng.range(0, TAU);
  for (let i = 0; i < 6; i += 1) {
    const angle = start + (i / 6) * TAU;
    const way: Point = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    pen.stroke('detail', [add(at, times(way, 0.25)), add(at, way)], {
      weight: 3.4,
      colour,
      taper: [0.4, 0.4],
    });
  }
}
