import { adjust, type Hex, mix } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import type { Rng } from '../../core/rng.ts';
import { closedCurve, type PathPoint, polygon } from '../../core/smooth-path.ts';
import { dot } from '../botany/marks.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { teardrop } from './palmette.ts';
import { notched, pointed } from './rimmed.ts';

/** One ring of a mandala: between two radii (parts of the whole), in one of several shapes. */
export type MandalaRing = {
  kind:
    | 'teardrops'
    | 'points'
    | 'hearts'
    | 'beads'
    | 'scallops'
    | 'rays'
    | 'arches'
    | 'disc'
    | 'lotus';
  from: number;
  to: number;
  count: number;
  colour: Hex;
  second: Hex;
  /** Turned by half a step. */
  between: boolean;
};

const KINDS = [
  'teardrops',
  'points',
  'hearts',
  'scallops',
  'rays',
  'arches',
  'lotus',
  'points',
  'teardrops',
] as const;

export type MandalaPlan = { order: number; ground: Hex; colours: readonly Hex[]; rings: number };

/** Invents a mandala: rings from the rim inwards, each turned against the last, beads between. */
export function planMandala(
  { order, ground, colours, rings }: MandalaPlan,
  rng: Rng,
): MandalaRing[] {
  const plan: MandalaRing[] = [];
  const kinds = rng.shuffle(KINDS);
  const start = rng.int(0, colours.length - 1);
  for (let i = 0; i < rings; i += 1) {
    const to = 1 - i / (rings + 0.35);
    const from = 1 - (i + 1.18) / (rings + 0.35);
    const colour = colours[(start + i) % colours.length];
    const second = i % 2 === 0 ? ground : colours[(start + i + 1) % colours.length];
    plan.push({
      kind: 'disc',
      from,
      to: to * 0.86,
      count: order,
      colour: mix(colours[(start + i + 2) % colours.length], ground, i % 2 === 0 ? 0.82 : 0.35),
      second,
      between: false,
    });
    const kind = kinds[i % kinds.length];
    const count =
      kind === 'scallops' || kind === 'rays'
        ? order * 2
        : order * (to > 0.75 && rng.chance(0.5) ? 2 : 1);
    plan.push({ kind, from, to, count, colour, second, between: i % 2 === 1 });
    if (rng.chance(0.75))
      plan.push({
        kind: 'beads',
        from: to * 0.94,
        to,
        count: order * 2,
        colour: colours[(start + i + 1) % colours.length],
        second: ground,
        between: false,
      });
  }
  plan.push({
    kind: 'disc',
    from: 0,
    to: 0.5 / rings,
    count: order,
    colour: colours[start],
    second: ground,
    between: false,
  });
  plan.push({
    kind: 'lotus',
    from: 0,
    to: 0.62 / rings,
    count: Math.min(order, 8),
    colour: colours[(start + 1) % colours.length],
    second: ground,
    between: false,
  });
  return plan;
}

const SHAPES: Partial<Record<MandalaRing['kind'], (length: number, width: number) => PathPoint[]>> =
  {
    teardrops: teardrop,
    points: pointed,
    hearts: notched,
    lotus: pointed,
  };

function petals(pen: Pen, ring: MandalaRing, radius: number): void {
  const shape = SHAPES[ring.kind];
  if (!shape) return;
  const base = ring.kind === 'lotus' ? 0 : ring.from * 0.86;
  const length = (ring.to - base) * radius;
  const broad = ring.kind === 'lotus' ? 1.25 : 1.02;
  const width =
    ((TAU * (ring.kind === 'points' ? (ring.to + base) / 2 : ring.to * 0.86) * radius) /
      ring.count) *
    broad;
  around(pen, ring, () => {
    inFrame(pen, { y: -base * radius }, () => {
      for (const [part, colour] of [
        [1, ring.colour],
        [0.74, ring.second],
        [0.5, adjust(ring.colour, 0.02)],
      ] as const) {
        if (pen.style === 'embroidery' && part === 0.74) continue;
        inFrame(pen, { y: -length * (1 - part) * 0.42 }, () =>
          paint(
            pen,
            (ctx) =>
              closedCurve(ctx, shape(length * part, Math.min(width, length * 1.1) * part), 0.85),
            { colour, length: length * part, width },
          ),
        );
      }
    });
  });
}

function around(pen: Pen, { count, between }: MandalaRing, draw: () => void): void {
  for (let i = 0; i < count; i += 1)
    inFrame(pen, { turn: ((i + (between ? 0.5 : 0)) / count) * TAU }, draw);
}

const disc = (
  pen: Pen,
  { x = 0, y = 0, radius }: { x?: number; y?: number; radius: number },
  colour: Hex,
) =>
  inFrame(pen, { x, y }, () =>
    paint(pen, (ctx) => ctx.arc(0, 0, radius, 0, TAU), { colour, radius }),
  );

/** A disc too small for stitches to show: plain where things are embroidered. */
function bead(pen: Pen, { y, radius }: { y: number; radius: number }, colour: Hex): void {
  if (pen.style === 'embroidery') dot(pen, { x: 0, y, radius }, colour);
  else disc(pen, { y, radius }, colour);
}

function arch(pen: Pen, ring: MandalaRing, radius: number): void {
  const wide = (TAU * ring.to * 0.9 * radius) / ring.count;
  around(pen, ring, () => {
    for (const [part, colour] of [
      [0.5, ring.colour],
      [0.38, ring.second],
      [0.26, ring.colour],
      [0.12, ring.second],
    ] as const) {
      disc(pen, { y: -ring.to * radius + wide * 0.5, radius: wide * part }, colour);
    }
  });
}

function rays(pen: Pen, ring: MandalaRing, radius: number): void {
  const half = (Math.PI * ring.to * radius * 0.62) / ring.count;
  around(pen, ring, () =>
    paint(
      pen,
      (ctx) =>
        polygon(ctx, [
          [-half, -ring.from * radius],
          [half, -ring.from * radius],
          [0, -ring.to * radius],
        ]),
      { colour: ring.colour, length: radius * ring.to, width: half * 2 },
    ),
  );
}

/** Draws a mandala of this radius about (0, 0). */
export function drawMandala(pen: Pen, rings: readonly MandalaRing[], radius: number): void {
  for (const ring of rings) {
    if (ring.kind === 'disc') disc(pen, { radius: ring.to * radius }, ring.colour);
    else if (ring.kind === 'beads') {
      const size = Math.min(radius * 0.034, (TAU * ring.to * radius) / ring.count / 2.6);
      around(pen, ring, () =>
        bead(pen, { y: -((ring.from + ring.to) / 2) * radius, radius: size }, ring.colour),
      );
    } else if (ring.kind === 'scallops') {
      const size = (Math.PI * ring.to * radius * 0.92) / ring.count;
      around(pen, ring, () =>
        disc(pen, { y: -(ring.to * radius - size), radius: size }, ring.colour),
      );
      around(pen, ring, () =>
        disc(pen, { y: -(ring.to * radius - size), radius: size * 0.5 }, ring.second),
      );
    } else if (ring.kind === 'arches') arch(pen, ring, radius);
    else if (ring.kind === 'rays') rays(pen, ring, radius);
    else petals(pen, ring, radius);
  }
}
