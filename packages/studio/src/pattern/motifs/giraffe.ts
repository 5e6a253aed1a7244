import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { adjust, type Hex, isDark, mix, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { smoothstep } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { worley } from '../../core/worley.ts';
import type { Motif, MotifSpec } from '../motif.ts';

type Coat = { patch: Hex; heart: Hex; line: Hex };

function coatOf({ hasColourWish, namedColours, namedGround, palette }: MotifSpec): Coat {
  if (!hasColourWish && !namedGround)
    return { patch: '#a9662f', heart: '#7c431d', line: '#f0dfbf' };
  const [patch = palette.blooms[0], second] = namedColours;
  const line = namedGround ?? second ?? (isDark(palette.ground) ? palette.light : palette.ground);
  return {
    patch,
    heart: adjust(patch, -0.1),
    line: line === patch ? mix(patch, '#ffffff', 0.8) : line,
  };
}

const SPACING: Record<string, number> = { reticulated: 118, masai: 104, fine: 66, grand: 172 };

function renderCoat(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant, scale } = spec;
  const spacing = SPACING[variant] * scale;
  const rng = createRng(`${seed}:patches`);
  const points = scatter(sheet.unit, [{ name: 'patch', radius: spacing * 0.44, tries: 300 }], rng);
  const jagged = variant === 'masai';
  const shift = (axis: string) =>
    fbm(sheet, {
      cells: (jagged ? 15 : 9) / scale,
      octaves: jagged ? 2 : 3,
      seed: `${seed}:${axis}`,
    }).map((value) => value * spacing * (jagged ? 0.42 : 0.24));
  const cells = worley(sheet, { points, spacing, warpX: shift('x'), warpY: shift('y') });
  const tones = points.map(() => rng.range(-0.12, 0.12));
  const hair = fbm(sheet, { cells: 90, octaves: 2, seed: `${seed}:hair` });
  const cloud = fbm(sheet, { cells: 12, octaves: 3, seed: `${seed}:cloud` });
  const coat = coatOf(spec);
  const [patch, heart, line] = [coat.patch, coat.heart, coat.line].map(toRgb);
  const gap = spacing * (jagged ? 0.13 : 0.085);
  paintField(sheet, ({ index }, out) => {
    const rim = cells.second[index] - cells.nearest[index];
    out.set(line);
    blendInto(out, patch, smoothstep(gap - 1.6, gap + 1.6, rim));
    blendInto(
      out,
      heart,
      smoothstep(gap, spacing * 0.75, rim + cloud[index] * spacing * 0.4) * 0.75,
    );
    scaleInto(out, 1 + hair[index] * 0.08 + (rim > gap ? tones[cells.index[index]] : 0));
  });
}

/** Patches parted by pale lines: cellular noise with rounded or jagged borders. */
export const giraffe: Motif = {
  id: 'giraffe',
  words: {
    giraffe: 6,
    'giraffe print': 6,
    'animal print': 3,
    safari: 1,
    crackle: 4,
    craquelure: 5,
    patch: 0,
    patches: 0,
    coat: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['reticulated', 'masai', 'fine', 'grand'],
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 2 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderCoat,
};
