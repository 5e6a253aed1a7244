import { type Hex, isDark, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, smoothstep, TAU } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';

function pigmentsOf({ namedColours, palette }: MotifSpec): Hex[] {
  if (namedColours.length > 0) return [...namedColours, mix(namedColours[0], '#ffffff', 0.4)];
  return [...palette.blooms, palette.leaves[0], palette.accent];
}

const GLAZES: Record<string, number> = { pools: 6, layers: 9, clouds: 4, blots: 11 };

type Glaze = { field: Float32Array; pigment: ArrayLike<number>; level: number };

function glazesOf(sheet: Sheet, spec: MotifSpec): Glaze[] {
  const { seed, variant, scale } = spec;
  const rng = createRng(`${seed}:glazes`);
  const pigments = pigmentsOf(spec).map(toRgb);
  return Array.from({ length: GLAZES[variant] }, (_, i) => {
    const cells = (variant === 'blots' ? rng.int(4, 7) : rng.int(2, 5)) / scale;
    return {
      field: fbm(sheet, {
        cells,
        octaves: variant === 'clouds' ? 6 : 5,
        gain: 0.48,
        seed: `${seed}:glaze ${i}`,
      }),
      pigment: pigments[i % pigments.length],
      level: rng.range(0.02, variant === 'blots' ? 0.2 : 0.14),
    };
  });
}

function renderGlazes(sheet: Sheet, spec: MotifSpec): void {
  const { seed, palette, variant } = spec;
  const glazes = glazesOf(sheet, spec);
  const granules = fbm(sheet, { cells: 14, octaves: 5, seed: `${seed}:granules` });
  const tooth = fbm(sheet, { cells: 160, octaves: 2, seed: `${seed}:tooth` });
  const paper = toRgb(isDark(palette.ground) ? palette.light : palette.ground);
  const soft = variant === 'clouds' ? 0.1 : 0.011;
  paintField(sheet, ({ index }, out) => {
    out.set(paper);
    for (const { field, pigment, level } of glazes) {
      const depth = field[index] - level;
      if (depth < -soft) continue;
      const rim = variant === 'clouds' ? 0 : Math.exp((-depth * depth) / 0.0009) * 0.35;
      const body =
        0.28 + rim + 0.2 * granules[index] + 0.1 * Math.min(1, depth * 2) + tooth[index] * 0.16;
      const density = clamp(smoothstep(-soft * 0.4, soft, depth) * body, 0, 0.8);
      for (let k = 0; k < 3; k += 1) out[k] *= 1 - density + (density * pigment[k]) / 255;
    }
    for (let k = 0; k < 3; k += 1) out[k] *= 1 + tooth[index] * 0.03;
  });
}

/** One colour running into the next and back, down the cloth, wet in wet. */
function renderOmbre(sheet: Sheet, spec: MotifSpec): void {
  const { seed, palette } = spec;
  const pigments = pigmentsOf(spec).map(toRgb);
  const paper = toRgb(isDark(palette.ground) ? palette.light : palette.ground);
  const flow = fbm(sheet, { cells: 3, octaves: 5, seed: `${seed}:flow` });
  const tooth = fbm(sheet, { cells: 160, octaves: 2, seed: `${seed}:tooth` });
  const { unit } = sheet;
  const turns = unit.repeat === 'half-drop' ? 2 : 1;
  const list = [paper, ...pigments.slice(0, 3)];
  paintField(sheet, ({ index, y }, out) => {
    const wave = 0.5 - 0.5 * Math.cos((y / unit.height) * turns * TAU);
    const at = clamp(wave + flow[index] * 0.3) * (list.length - 1);
    const from = Math.min(list.length - 2, Math.floor(at));
    const t = smoothstep(0, 1, at - from);
    for (let k = 0; k < 3; k += 1)
      out[k] = (list[from][k] * (1 - t) + list[from + 1][k] * t) * (1 + tooth[index] * 0.04);
  });
}

/** Watercolour without a figure: glazes that pool, dry with dark rims, and granulate. */
export const wash: Motif = {
  id: 'wash',
  words: {
    wash: 4,
    'watercolour wash': 6,
    'watercolor wash': 6,
    ombre: 5,
    gradient: 4,
    inkblot: 4,
    cloudy: 3,
    stain: 3,
    haze: 3,
    watercolour: 1.2,
    watercolor: 1.2,
    'abstract watercolour': 5,
    'abstract watercolor': 5,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['powder sky', 'lilac sorbet', 'mint parfait', 'sunset', 'blush garden'],
  variants: ['pools', 'layers', 'clouds', 'blots', 'ombre'],
  pinned: (has) => {
    if (has('ombre', 'gradient')) return ['ombre'];
    if (has('inkblot', 'stain')) return ['blots'];
    return has('cloudy', 'haze') ? ['clouds'] : ['pools', 'layers', 'clouds', 'blots'];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0 },
  render: (sheet, spec) =>
    spec.variant === 'ombre' ? renderOmbre(sheet, spec) : renderGlazes(sheet, spec),
};
