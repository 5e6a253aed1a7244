import { scaleInto } from '../../core/blend-into.ts';
import { type Hex, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, modulo } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { printedColours } from './printed-colours.ts';

type Design = { peaks: number; bands: number; steep: number; knit: boolean };

const DESIGNS: Record<string, Design> = {
  zigzag: { peaks: 4, bands: 6, steep: 0.5, knit: false },
  missoni: { peaks: 4, bands: 8, steep: 0.62, knit: true },
  fine: { peaks: 8, bands: 12, steep: 0.5, knit: false },
  flame: { peaks: 4, bands: 8, steep: 1.25, knit: true },
};

const FADES = ['ombre', 'fading', 'fade', 'gradient', 'gradated', 'graduated', 'degrade'] as const;

/** Share of white in every second band of a fade, which keeps the chevrons apart. */
const PALER = 0.42;

/** The colours of a fade from the first named to the last, a step a band; one alone fades to the ground. */
function fadeOf({ palette, namedColours, namedGround }: MotifSpec, count: number): Hex[] {
  const stops = namedColours.length > 0 ? [...namedColours] : palette.blooms.slice(0, 2);
  if (stops.length === 1) stops.push(namedGround ?? palette.ground);
  return Array.from({ length: count }, (_, band) => {
    const at = (band / Math.max(1, count - 1)) * (stops.length - 1);
    const from = Math.min(stops.length - 2, Math.floor(at));
    const colour = mix(stops[from], stops[from + 1], at - from);
    return band % 2 === 0 ? colour : mix(colour, '#fffaf2', PALER);
  });
}

/** The order of the bands down the unit: two colours take turns, more come as they fall. */
function bandColours(spec: MotifSpec, count: number) {
  const { palette, namedColours, namedGround, designSeed } = spec;
  const rng = createRng(`${designSeed}:bands`);
  const ground = namedGround ?? palette.ground;
  if (spec.has(...FADES)) return fadeOf(spec, count).map(toRgb);
  const list =
    namedColours.length > 0
      ? [...namedColours, ...(namedColours.length === 1 ? [ground] : [])]
      : printedColours(spec);
  const few = list.length <= 2;
  const picked: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const rest = [...list, ground].filter(
      (colour) => colour !== picked[i - 1] && !(i === count - 1 && colour === picked[0]),
    );
    picked.push(
      few
        ? list[i % list.length]
        : i % 2 === 0 && rng.chance(0.5) && picked[i - 1] !== ground
          ? ground
          : rng.pick(rest),
    );
  }
  return picked.map(toRgb);
}

function renderBands(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant, scale } = spec;
  const { unit } = sheet;
  const design = DESIGNS[variant];
  const step = unit.repeat === 'brick' ? 2 : 1;
  const peaks = step * Math.max(1, Math.round((design.peaks * unit.width) / 1024 / scale / step));
  const bands =
    2 *
    Math.max(1, Math.round((design.bands * unit.height) / 512 / scale / 2)) *
    (unit.repeat === 'half-drop' ? 2 : 1);
  const half = unit.repeat === 'half-drop' ? bands / 2 : bands;
  const colours = bandColours(spec, half);
  const height = unit.height / bands;
  const rise = (unit.width / peaks / 2) * design.steep * 2;
  const hand = fbm(sheet, { cells: 9, octaves: 3, seed: `${seed}:hand` });
  const rng = createRng(`${seed}:knit`);
  const stitch = {
    across: unit.width / (2 * Math.round(unit.width / 12)),
    down: unit.height / (2 * Math.round(unit.height / 12)),
  };
  // Bricks move by half a unit: a wale goes on as the one half a unit further, so both are as slack.
  const wales = Math.round(unit.width / stitch.across) / (unit.repeat === 'brick' ? 2 : 1);
  const slack = Float32Array.from({ length: wales }, () => rng.gauss() * 1.4);
  paintField(sheet, ({ index, x, y }, out) => {
    const tooth = Math.abs(modulo((x / unit.width) * peaks, 1) * 2 - 1);
    const loose = design.knit
      ? slack[Math.floor(x / stitch.across) % wales] + hand[index] * 7
      : hand[index] * 2.5;
    const down = modulo((y + tooth * rise + loose) / height, half);
    const band = Math.floor(down);
    const edge = clamp((down - band) * height * sheet.scale);
    const before = colours[(band - 1 + half) % half];
    for (let k = 0; k < 3; k += 1) out[k] = before[k] + (colours[band][k] - before[k]) * edge;
    if (design.knit) scaleInto(out, knitLight(x / stitch.across, y / stitch.down));
  });
}

/** Light on a knitted stitch; places in stitches across and down. */
function knitLight(x: number, y: number): number {
  const across = Math.abs(modulo(x, 1) - 0.5);
  const down = modulo(y + across * 1.3, 1) - 0.5;
  return 1.04 - across * 0.2 - Math.abs(down) * 0.14;
}

/** Bands that run in peaks and valleys, printed or knitted. */
export const chevron: Motif = {
  id: 'chevron',
  words: {
    chevron: 6,
    geometric: 0,
    zigzag: 6,
    'zig zag': 6,
    'zig zags': 6,
    missoni: 7,
    flamestitch: 7,
    'flame stitch': 7,
    bargello: 7,
    peak: 1,
    ombre: 0,
    fading: 0,
    fade: 0,
    gradient: 0,
    gradated: 0,
    graduated: 0,
    degrade: 0,
    top: 0,
    bottom: 0,
    stripe: 0,
    striped: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['mid-century', 'nordic', 'seventies', 'sunset', 'terracotta'],
  variants: ['zigzag', 'missoni', 'fine', 'flame'],
  pinned: (has) => {
    if (has(...FADES)) return ['fine', 'zigzag'];
    if (has('missoni')) return ['missoni'];
    return has('flamestitch', 'flame stitch', 'bargello') ? ['flame'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0 },
  isPlaced: ({ has }) => has(...FADES),
  render: renderBands,
};
