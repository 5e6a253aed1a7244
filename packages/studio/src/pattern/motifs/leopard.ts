import { adjust, type Hex, isDark, lightness, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { worley } from '../../core/worley.ts';
import type { Motif, MotifSpec } from '../motif.ts';

type Coat = { pale: Hex; paler: Hex; heart: Hex; ink: Hex };

const NATURAL: Record<string, Coat> = {
  classic: { pale: '#d9ab6b', paler: '#e9c791', heart: '#a8692f', ink: '#2a1a10' },
  'large rosettes': { pale: '#cda36e', paler: '#e6cfa6', heart: '#8c5a30', ink: '#241810' },
  snow: { pale: '#e2d9cb', paler: '#f0eae0', heart: '#a59a8b', ink: '#2b2927' },
  'fine spots': { pale: '#c98f4e', paler: '#dcae72', heart: '#7e451d', ink: '#1d110a' },
};

function coatOf({ variant, namedColours, namedGround, hasColourWish, palette }: MotifSpec): Coat {
  if (!hasColourWish && !namedGround) return NATURAL[variant];
  const byLightness = namedColours.toSorted((one, other) => lightness(other) - lightness(one));
  const [lightest] = byLightness;
  const darkest = byLightness.at(-1);
  if (!lightest || !darkest) {
    const pale = namedGround ?? palette.blooms[1];
    return {
      pale,
      paler: mix(pale, palette.light, 0.4),
      heart: palette.blooms[0],
      ink: palette.dark,
    };
  }
  const isPair = byLightness.length > 1;
  const pale = namedGround ?? (isPair ? lightest : mix(lightest, '#fff4e6', 0.72));
  const ink = isDark(darkest) ? darkest : adjust(darkest, -0.42, 0.7);
  const heart = isPair ? mix(lightest, darkest, 0.4) : mix(lightest, pale, 0.4);
  return { pale, paler: mix(pale, '#ffffff', 0.2), heart, ink };
}

type Measure = { spacing: number; solid: number; ring: number };

function measureOf({ variant, scale, has }: MotifSpec): Measure {
  if (has('cheetah')) return { spacing: 36 * scale, solid: 0.96, ring: 1 };
  if (has('jaguar')) return { spacing: 100 * scale, solid: 0.1, ring: 0.86 };
  if (variant === 'large rosettes') return { spacing: 92 * scale, solid: 0.06, ring: 0.9 };
  if (variant === 'fine spots') return { spacing: 40 * scale, solid: 0.3, ring: 1.15 };
  return { spacing: 60 * scale, solid: variant === 'snow' ? 0.05 : 0.1, ring: 1 };
}

/** One rosette: its size, and where its ring breaks. */
type Rosette = { size: number; turn: number; breaks: number; solid: boolean; width: number };

function renderCoat(sheet: Sheet, spec: MotifSpec): void {
  const { spacing, solid, ring } = measureOf(spec);
  const rng = createRng(`${spec.seed}:rosettes`);
  const points = scatter(
    sheet.unit,
    [{ name: 'rosette', radius: spacing * 0.42, tries: 300 }],
    rng,
  );
  const shift = (axis: string) =>
    fbm(sheet, { cells: 1560 / spacing, octaves: 2, seed: `${spec.seed}:${axis}` }).map(
      (v) => v * spacing * 0.34,
    );
  const cells = worley(sheet, { points, spacing, warpX: shift('x'), warpY: shift('y') });
  const rosettes = points.map(
    (): Rosette => ({
      size: rng.range(0.72, 1.08),
      turn: rng.range(0, 7),
      breaks: rng.int(2, 3),
      solid: rng.chance(solid),
      width: rng.range(0.85, 1.2) * ring,
    }),
  );
  const base = fbm(sheet, { cells: 4, octaves: 4, seed: `${spec.seed}:base` });
  const fur = fbm(sheet, { cells: 96, octaves: 2, seed: `${spec.seed}:fur` });
  const rough = fbm(sheet, { cells: 14, octaves: 3, seed: `${spec.seed}:rough` });
  const coat = coatOf(spec);
  const [pale, paler, heart, ink] = [coat.pale, coat.paler, coat.heart, coat.ink].map(toRgb);
  paintField(sheet, ({ index }, out) => {
    const rosette = rosettes[cells.index[index]];
    const away = cells.nearest[index] / (spacing * 0.4 * rosette.size);
    const edge = smoothstep(
      0.44,
      0.5,
      inkAt(rosette, {
        away,
        rough: rough[index],
        angle: Math.atan2(cells.dy[index], cells.dx[index]),
      }),
    );
    const inside = rosette.solid ? 0 : smoothstep(1, 0.62, away) * 0.85;
    const blend = clamp(0.5 + base[index] * 0.9);
    const hair = 1 + fur[index] * 0.1;
    for (let k = 0; k < 3; k += 1) {
      out[k] = lerp(lerp(lerp(pale[k], paler[k], blend), heart[k], inside), ink[k], edge) * hair;
    }
  });
}

function inkAt(
  rosette: Rosette,
  { away, rough, angle }: { away: number; rough: number; angle: number },
): number {
  if (rosette.solid) return 1.25 - away * 1.1 + rough * 0.3;
  const ring = Math.exp(-1.2 * ((away - 0.8) / (0.23 * rosette.width + 0.06 * rough)) ** 2);
  const gap = Math.cos((angle - rosette.turn) * rosette.breaks);
  return ring - smoothstep(0.5, 0.98, gap) * 0.85 + rough * 0.3;
}

/** Broken rosettes on a warped cellular ground. */
export const leopard: Motif = {
  id: 'leopard',
  words: {
    leopard: 6,
    'snow leopard': 6,
    cheetah: 6,
    jaguar: 6,
    ocelot: 5,
    'animal print': 5,
    'animal skin': 5,
    safari: 2,
    rosette: 1,
    spot: 0.5,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  below: {
    palettes: ['valentine', 'harvest', 'island day', 'summer fruit'],
    veil: 0.16,
    isMarked: true,
  },
  variants: ['classic', 'large rosettes', 'snow', 'fine spots'],
  pinned: (has) => (has('snow leopard') ? ['snow'] : []),
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 2 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderCoat,
};
