import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { adjust, type Hex, isDark, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, smoothstep, TAU } from '../../core/interpolate.ts';
import { createRamp, rampOffset } from '../../core/ramp.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { worley } from '../../core/worley.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** The dyes in turn around a knot, closing on themselves. */
function dyesOf({ namedColours, palette }: MotifSpec): Uint8Array {
  const [first, second] = namedColours;
  const single = first && !second;
  const list: readonly Hex[] = single
    ? [first, mix(first, '#ffffff', 0.5), adjust(first, -0.14)]
    : namedColours.length > 1
      ? namedColours
      : [...palette.blooms, palette.accent];
  const order = list.flatMap((colour, i) => [
    colour,
    colour,
    mix(colour, list[(i + 1) % list.length], 0.5),
  ]);
  const closed = [...order, order[0]];
  return createRamp(closed.map((colour, i) => ({ at: i / (closed.length - 1), colour })));
}

/** Where the knots lie: one to a unit, or many small ones. */
function knotsOf(sheet: Sheet, { variant, scale, rng }: MotifSpec) {
  const { unit } = sheet;
  if (variant !== 'small knots' && variant !== 'crumple') {
    return {
      points: [{ x: unit.width / 2, y: unit.height / 2 }],
      spacing: Math.min(unit.width, unit.height),
    };
  }
  const spacing = (variant === 'crumple' ? 150 : 240) * scale;
  return {
    points: scatter(unit, [{ name: 'knot', radius: spacing * 0.42, tries: 300 }], rng),
    spacing,
  };
}

type Knot = { arms: number; wind: number; start: number };
type Place = { distance: number; angle: number; bleed: number; reach: number };

/** Which dye a place took, in turns of the ramp. */
function dyeAt(variant: string, knot: Knot, { distance, angle, bleed, reach }: Place): number {
  if (variant === 'spiral')
    return (angle / TAU) * knot.arms + knot.wind * Math.log(distance / 26 + 1) + bleed * 0.18;
  if (variant === 'crumple') return knot.start + (distance / reach) * 0.35 + bleed * 0.5;
  return (
    knot.start * (variant === 'small knots' ? 1 : 0) +
    (distance / reach) * 1.25 +
    bleed * 0.16 +
    0.03 * Math.cos(angle * 16)
  );
}

/** How white the cloth stayed in the pleats. */
function resistAt(
  variant: string,
  { angle, distance, fine }: { angle: number; distance: number; fine: number },
): number {
  if (variant === 'crumple') return smoothstep(0.22, 0.5, fine) * 0.7;
  const pleats = variant === 'spiral' ? angle * 8 + Math.log(distance / 26 + 1) * 14 : angle * 24;
  const pleat = (1 - Math.abs(Math.sin(pleats + fine * 1.6))) ** 6;
  return pleat * 0.5 * smoothstep(12, 90, distance) + smoothstep(0.3, 0.62, fine) * 0.35;
}

function renderDye(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant } = spec;
  const { points, spacing } = knotsOf(sheet, spec);
  const shift = (axis: string) =>
    fbm(sheet, { cells: 5, octaves: 3, seed: `${seed}:${axis}` }).map((v) => v * 48);
  const cells = worley(sheet, { points, spacing, warpX: shift('x'), warpY: shift('y') });
  const bleed = fbm(sheet, { cells: 18, octaves: 4, seed: `${seed}:bleed` });
  const fine = fbm(sheet, { cells: 48, octaves: 3, gain: 0.6, seed: `${seed}:fine` });
  const rng = createRng(`${seed}:knots`);
  const knots = points.map(
    (): Knot => ({
      arms: rng.int(2, 3),
      wind: rng.pick([-1, 1]) * rng.range(1.3, 1.8),
      start: rng.next(),
    }),
  );
  const dyes = dyesOf(spec);
  const white = toRgb(
    isDark(spec.palette.ground) ? '#fbf7f0' : mix(spec.palette.ground, '#ffffff', 0.5),
  );
  paintField(sheet, ({ index }, out) => {
    const distance = cells.nearest[index] + 3;
    const angle = Math.atan2(cells.dy[index], cells.dx[index]);
    const place = { distance, angle, bleed: bleed[index], reach: spacing * 0.6 };
    const turn = dyeAt(variant, knots[cells.index[index]], place);
    const o = rampOffset(dyes, turn - Math.floor(turn));
    out[0] = dyes[o];
    out[1] = dyes[o + 1];
    out[2] = dyes[o + 2];
    scaleInto(out, 1 - 0.1 * bleed[index] - 0.05 * fine[index]);
    const seam =
      smoothstep(26, 2, cells.second[index] - cells.nearest[index] + fine[index] * 26) * 0.5;
    blendInto(
      out,
      white,
      clamp(Math.max(seam, resistAt(variant, { angle, distance, fine: fine[index] }))),
    );
  });
}

/** Cloth tied in knots and dyed: each knot dyes outwards, and the cloth stays pale where knots meet. */
export const tieDye: Motif = {
  id: 'tie-dye',
  words: {
    rainbow: 0,
    'tie dye': 7,
    tiedye: 7,
    'tie dyed': 7,
    'dip dye': 4,
    hippie: 2,
    boho: 0,
    spiral: 2,
    swirl: 1,
    sunburst: 1,
    crumple: 2,
    circle: 0,
    ring: 0,
    dot: 0,
    'ice dye': 6,
    'acid wash': 4,
    bleeding: 0,
    bleed: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['sunset', 'lilac sorbet', 'indigo', 'island day', 'neon', 'summer fruit'],
  variants: ['spiral', 'sunburst', 'crumple', 'small knots'],
  pinned: (has) => {
    if (has('spiral', 'swirl')) return ['spiral'];
    if (has('ice dye', 'crumple', 'acid wash')) return ['crumple'];
    if (has('circle', 'ring', 'dot')) return ['small knots', 'sunburst'];
    return [];
  },
  repeat: 'half-drop',
  grid: ({ variant, scale }) =>
    variant === 'crumple' || variant === 'small knots' || scale > 1.2
      ? { columns: 1, rows: 1 }
      : { columns: 2, rows: 2 },
  finish: { warp: 0 },
  render: renderDye,
};
