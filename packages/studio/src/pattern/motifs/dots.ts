import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { type Placed, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted, printedColours } from './printed-colours.ts';

/** A circle as a hand would cut it. */
function roundish({ rng }: Pen, radius: number, unevenness: number): PathPoint[] {
  return Array.from({ length: 14 }, (_, i): PathPoint => {
    const angle = (i / 14) * TAU;
    const reach = radius * (1 + rng.range(-unevenness, unevenness));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

function placeDots(sheet: Sheet, { variant, scale, rng, has }: MotifSpec): Placed[] {
  if (variant === 'bubbles') {
    const size = (name: string, radius: number, tries: number) => ({
      name,
      radius: radius * scale,
      jitter: 0.25,
      gap: 1.1,
      tries,
    });
    return scatter(
      sheet.unit,
      [{ ...size('large', 54, 200), perTile: 22 }, size('middle', 30, 300), size('small', 12, 200)],
      rng,
    );
  }
  const pitch =
    (has('pin dot', 'pindot', 'swiss dot') ? 34 : variant === 'polka' ? 118 : 176) * scale;
  const part = { polka: 0.19, coins: 0.34, rings: 0.27 }[variant] ?? 0.19;
  return lattice(sheet.unit, { width: pitch, height: pitch * 0.5, stagger: true, rng }).points.map(
    (point) => ({
      ...point,
      radius: pitch * part,
    }),
  );
}

function drawDot(pen: Pen, at: Placed, { spec, order }: { spec: MotifSpec; order: number }): void {
  const { variant, namedColours, palette } = spec;
  const colours = namedColours.length === 1 ? palette.blooms : printedColours(spec);
  const single = namedColours.length === 1 || variant === 'polka';
  const colour = single ? palette.blooms[0] : colours[order % colours.length];
  const outline = roundish(pen, at.radius, variant === 'bubbles' ? 0.05 : 0.02);
  paint(pen, (ctx) => closedCurve(ctx, outline), { colour, radius: at.radius });
  if (variant !== 'rings' && !(variant === 'bubbles' && at.name === 'large')) return;
  const inner = variant === 'rings' ? 0.62 : 0.45;
  paint(pen, (ctx) => closedCurve(ctx, roundish(pen, at.radius * inner, 0.03)), {
    colour: palette.ground,
    radius: at.radius * inner,
  });
  if (variant === 'rings') {
    paint(pen, (ctx) => closedCurve(ctx, roundish(pen, at.radius * 0.3, 0.03)), {
      colour: colours[(order + 1) % colours.length],
      radius: at.radius * 0.3,
    });
  }
}

/** Phrases for circles of many sizes. */
const SIZES = [
  'different size',
  'all different size',
  'various size',
  'varying size',
  'varied size',
  'all size',
  'mixed size',
  'assorted size',
];

/** Round dots: in quincunx, as coins, as rings, or as bubbles of all sizes. */
export const dots: Motif = {
  id: 'dots',
  words: {
    'polka dot': 7,
    uneven: 0,
    irregular: 0,
    'hand drawn': 0,
    wobbly: 0,
    polka: 5,
    dot: 5,
    dotted: 5,
    dotty: 5,
    spot: 3,
    spotted: 3,
    spotty: 4,
    'pin dot': 6,
    pindot: 6,
    'swiss dot': 6,
    bubble: 4,
    circle: 3,
    ring: 2,
    coin: 3,
    random: 0,
    'different size': 0,
    'all different size': 0,
    'various size': 0,
    'varying size': 0,
    'varied size': 0,
    'all size': 0,
    'mixed size': 0,
    'assorted size': 0,
  },
  kind: 'figures',
  ignores: ['density'],
  variants: ['polka', 'bubbles', 'coins', 'rings'],
  pinned: (has) => {
    if (has('bubble', 'random', ...SIZES)) return ['bubbles'];
    if (has('ring')) return ['rings'];
    if (has('polka dot', 'polka')) return ['polka', 'coins'];
    return has('pin dot', 'pindot', 'swiss dot') ? ['polka'] : [];
  },
  grid: ({ variant }) =>
    variant === 'bubbles' ? { columns: 2, rows: 1 } : { columns: 1, rows: 1 },
  finish: { warp: 0.8 },
  render: (sheet, spec) => {
    layGround(sheet, spec);
    placeDots(sheet, spec).forEach((at, order) => {
      placeFigure(sheet, asPrinted(spec), { at, reach: 1.2 }, (pen) =>
        drawDot(pen, at, { spec, order: order * 7 + Math.floor(order / 5) }),
      );
    });
  },
};
