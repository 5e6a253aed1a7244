import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { adjust, isDark, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, smoothstep, TAU } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Unit } from '../../core/unit.ts';
import { worley } from '../../core/worley.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** How much of the white cloth was kept from the dye at a pixel, about 0 to 1. */
type Resist = (at: { index: number; x: number; y: number }) => number;

type Bath = { sheet: Sheet; spec: MotifSpec; bleed: Float32Array; fine: Float32Array };

/** Bound points: rings around each, crossed by the pleats of the binding thread. */
function kumo({ sheet, spec, bleed, fine }: Bath): Resist {
  const { unit } = sheet;
  const across = Math.max(1, Math.round(unit.width / (200 * spec.scale)));
  const down = Math.max(1, Math.round(unit.height / (200 * spec.scale)));
  const points = Array.from({ length: across * down }, (_, i) => ({
    x: (((i % across) + 0.5) * unit.width) / across,
    y: ((Math.floor(i / across) + 0.5) * unit.height) / down,
  }));
  const spacing = Math.min(unit.width / across, unit.height / down);
  const shift = (axis: string) =>
    fbm(sheet, { cells: 6, octaves: 2, seed: `${spec.seed}:${axis}` }).map((v) => v * 26);
  const cells = worley(sheet, { points, spacing, warpX: shift('x'), warpY: shift('y') });
  return ({ index }) => {
    const distance = cells.nearest[index] / (spacing * 0.5);
    const angle = Math.atan2(cells.dy[index], cells.dx[index]);
    const ring = 0.5 + 0.5 * Math.cos(distance * TAU * 3.6 + bleed[index] * 3);
    const pleat = (1 - Math.abs(Math.sin(angle * 9 + fine[index] * 1.5))) ** 3;
    const fade = smoothstep(1.2, 0.5, distance);
    return (ring * 0.75 + pleat * 0.45) * fade + smoothstep(0.13, 0.03, distance);
  };
}

/** Whole turns of a slanting wave that fit the unit's repeat. */
function slant(unit: Unit, { across, down }: { across: number; down: number }) {
  const even = (n: number) => 2 * Math.max(1, Math.round(n / 2));
  return {
    across: (unit.repeat === 'brick' ? even(across) : Math.max(1, Math.round(across))) / unit.width,
    down: (unit.repeat === 'half-drop' ? even(down) : Math.max(1, Math.round(down))) / unit.height,
  };
}

/** Cloth wound on a pole and pushed together: slanting, broken lines. */
function arashi({ sheet, spec, bleed, fine }: Bath): Resist {
  const { unit } = sheet;
  const pitch = 46 * spec.scale;
  const wave = slant(unit, { across: unit.width / (pitch * 1.9), down: unit.height / pitch });
  const ripple = fbm(sheet, { cells: 9, octaves: 3, seed: `${spec.seed}:ripple` });
  return ({ index, x, y }) => {
    const phase = (x * wave.across + y * wave.down + ripple[index] * 0.55) * TAU;
    const line = 0.5 + 0.5 * Math.cos(phase);
    return (
      line ** 2.4 * clamp(0.75 + ripple[index] * 1.3 + fine[index] * 0.9) + bleed[index] * 0.12
    );
  };
}

/** Cloth folded and clamped between boards: a grid of squares and their diagonals. */
function itajime({ sheet, spec, bleed, fine }: Bath): Resist {
  const { unit } = sheet;
  const wanted = 256 * spec.scale;
  const across = Math.max(1, Math.round(unit.width / wanted)) * (unit.repeat === 'brick' ? 2 : 1);
  const down =
    Math.max(1, Math.round(unit.height / wanted)) * (unit.repeat === 'half-drop' ? 2 : 1);
  return ({ index, x, y }) => {
    const u = Math.abs((((x / unit.width) * across) % 1) * 2 - 1);
    const v = Math.abs((((y / unit.height) * down) % 1) * 2 - 1);
    const soft = bleed[index] * 0.22 + fine[index] * 0.08;
    const diagonal = smoothstep(0.17, 0.02, Math.abs(u - v) + soft);
    const diamond = smoothstep(0.09, 0.01, Math.abs(u + v - 1) + soft);
    const heart = smoothstep(0.4, 0.2, Math.hypot(u, v) + soft);
    return Math.max(diagonal * 0.9, diamond * 0.75, heart * 0.85);
  };
}

/** Rows of running stitch pulled tight: the grain of wood. */
function mokume({ sheet, spec, bleed, fine }: Bath): Resist {
  const { unit } = sheet;
  const grain = fbm(sheet, { cells: 5 / spec.scale, octaves: 2, seed: `${spec.seed}:grain` });
  const rows =
    Math.max(1, Math.round(unit.height / (64 * spec.scale))) *
    (unit.repeat === 'half-drop' ? 2 : 1);
  const stitches = Math.max(2, 2 * Math.round(unit.width / (22 * spec.scale)));
  return ({ index, x, y }) => {
    const row = (y / unit.height) * rows + grain[index] * 2.2;
    const line = (0.5 + 0.5 * Math.cos(row * TAU)) ** 5;
    const stitch =
      0.5 +
      0.5 * Math.cos((x / unit.width) * stitches * TAU + Math.floor(row) * 2 + fine[index] * 3);
    return line * (0.35 + 0.75 * stitch) + bleed[index] * 0.14;
  };
}

const TECHNIQUES: Record<string, (bath: Bath) => Resist> = { kumo, arashi, itajime, mokume };

function renderBath(sheet: Sheet, spec: MotifSpec): void {
  const { seed, palette, namedColours, namedGround, hasColourWish, variant } = spec;
  const bleed = fbm(sheet, { cells: 16, octaves: 4, seed: `${seed}:bleed` });
  const fine = fbm(sheet, { cells: 70, octaves: 3, gain: 0.6, seed: `${seed}:fine` });
  const resist = TECHNIQUES[variant]({ sheet, spec, bleed, fine });
  // "White on indigo" is a cloth that was dyed, and what was kept from the dye.
  const bath = namedGround && isDark(namedGround) ? namedGround : undefined;
  const lead =
    bath ?? (hasColourWish || namedGround ? (namedColours[0] ?? palette.blooms[0]) : '#27407f');
  const dye = isDark(lead) || namedColours.length > 0 ? lead : adjust(lead, -0.2, 1.1);
  const cloth = bath ? namedColours[0] : namedGround;
  const white = toRgb(cloth && !isDark(cloth) ? cloth : '#f8f5ec');
  const [deep, plain, pale] = [adjust(dye, -0.09), dye, mix(dye, '#f8f5ec', 0.45)].map(toRgb);
  paintField(sheet, (at, out) => {
    const kept = clamp(resist(at) + fine[at.index] * 0.14);
    out.set(plain);
    blendInto(out, deep, clamp(0.5 + bleed[at.index] * 1.6) * 0.8);
    blendInto(out, pale, smoothstep(0.12, 0.45, kept) * 0.8);
    blendInto(out, white, smoothstep(0.36, 0.78, kept));
    scaleInto(out, 1 + fine[at.index] * 0.05);
  });
}

/** Japanese resist dyeing in four techniques. */
export const shibori: Motif = {
  id: 'shibori',
  words: {
    shibori: 8,
    kumo: 6,
    arashi: 6,
    itajime: 6,
    mokume: 6,
    kanoko: 5,
    'resist dye': 5,
    indigo: 0,
    japanese: 1,
    adire: 5,
    nui: 4,
    ring: 0,
    concentric: 0,
    oval: 0,
    circle: 0,
    dot: 0,
    spot: 0,
    bleeding: 0,
    edge: 0,
    bleed: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['kumo', 'arashi', 'itajime', 'mokume'],
  pinned: (has) => {
    if (has('ring', 'circle', 'oval', 'concentric', 'dot', 'spot')) return ['kumo'];
    return ['kumo', 'arashi', 'itajime', 'mokume'].filter((technique) => has(technique));
  },
  grid: () => ({ columns: 2, rows: 2 }),
  finish: { warp: 0 },
  render: renderBath,
};
