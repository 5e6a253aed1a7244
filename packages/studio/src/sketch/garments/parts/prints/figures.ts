import type { Hex } from '../../../../core/colour.ts';
import { TAU } from '../../../../core/interpolate.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { heightOf, widthAt } from '../../../../core/scene/patch-size.ts';
import type { Point, Polyline } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';

type Shape = PlacedPrint['shapes'][number];
type Strewn = { patch: Patch; rng: Rng; pitchPx: number; jitter: number };

/** Places on the cloth about a pitch apart on the page: staggered rows, each shaken by `jitter` pitches. */
export function strew({ patch, rng, pitchPx, jitter }: Strewn): Point[] {
  const rows = Math.max(1, Math.round(heightOf(patch) / (pitchPx * 0.87)));
  const places: Point[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    const width = widthAt(patch, v);
    const half = Math.ceil(width / pitchPx / 2) + 1;
    for (let i = -half; i <= half; i += 1) {
      const shift = (row % 2) / 2 + rng.range(-jitter, jitter);
      const u = 0.5 + ((i + shift) * pitchPx) / width;
      if (u < -0.05 || u > 1.05) continue;
      const [x, y] = patch(u, v);
      places.push([x, y + rng.range(-jitter, jitter) * pitchPx]);
    }
  }
  return places;
}

/** Sizes of a figure: half its width and height in pixels, turned by `turn` radians. */
type Oval = { at: Point; rx: number; ry: number; turn: number };

/** An ellipse as an outline. */
export function oval({ at, rx, ry, turn }: Oval, count = 10): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count }, (_, i): Point => {
    const [x, y] = [Math.cos((i / count) * TAU) * rx, Math.sin((i / count) * TAU) * ry];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  });
}

/** A round dot of a print; its radius in pixels. */
export const dot = (at: Point, radius: number, colour: Hex): Shape => ({
  outline: oval({ at, rx: radius, ry: radius, turn: 0 }, 12),
  colour,
});

type Flower = {
  at: Point;
  radius: number;
  rng: Rng;
  colours: { bloom: Hex; heart: Hex; leaf: Hex };
};

/** A loose flower of five petals with a heart and two leaves, as a brush leaves it. */
export function flower({ at, radius, rng, colours }: Flower): Shape[] {
  const start = rng.range(0, TAU);
  const leaves = [start + 0.6, start + rng.range(2.4, 3.6)].map(
    (angle): Shape => ({
      outline: leafOutline(at, { angle, length: radius * rng.range(1.7, 2.1) }),
      colour: colours.leaf,
    }),
  );
  const petals = Array.from({ length: 5 }, (_, i): Shape => {
    const angle = start + (i * TAU) / 5 + rng.range(-0.15, 0.15);
    const reach = radius * 0.58;
    const middle: Point = [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
    const size = radius * rng.range(0.42, 0.54);
    return {
      outline: oval({ at: middle, rx: size, ry: size * 0.76, turn: angle }, 9),
      colour: colours.bloom,
    };
  });
  return [...leaves, ...petals, dot(at, radius * 0.24, colours.heart)];
}

function leafOutline(at: Point, { angle, length }: { angle: number; length: number }): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    at[0] + (cos * along - sin * across) * length,
    at[1] + (sin * along + cos * across) * length,
  ];
  return [place(0.4, 0), place(0.6, 0.15), place(0.82, 0.13), place(1, 0), place(0.7, -0.1)];
}

/** A leopard's spot: two or three dark strokes about a paler heart. */
export function rosette(at: Point, radius: number, { rng, dark, heart }: Coat): Shape[] {
  const start = rng.range(0, TAU);
  const parts = rng.int(2, 3);
  const squash = rng.range(0.65, 0.95);
  const arcs = Array.from({ length: parts }, (_, i): Shape => {
    const from = start + (i * TAU) / parts + rng.range(0.1, 0.35);
    const sweep = TAU / parts - rng.range(0.5, 0.9);
    return { outline: crescent(at, { radius, from, sweep, squash }), colour: dark };
  });
  const middle = oval({ at, rx: radius * 0.75, ry: radius * 0.75 * squash, turn: start }, 8);
  return [{ outline: middle, colour: heart }, ...arcs];
}

type Coat = { rng: Rng; dark: Hex; heart: Hex };
type Crescent = { radius: number; from: number; sweep: number; squash: number };

function crescent(at: Point, { radius, from, sweep, squash }: Crescent): Polyline {
  const edge = (r: number, part: number): Point => {
    const angle = from + sweep * part;
    return [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r * squash];
  };
  const parts = [0, 0.25, 0.5, 0.75, 1];
  const thick = (part: number) => radius * (0.62 - 0.3 * Math.sin(part * Math.PI));
  return [
    ...parts.map((part) => edge(radius, part)),
    ...parts.toReversed().map((part) => edge(thick(part), part)),
  ];
}
