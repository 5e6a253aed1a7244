import { scaleInto } from '../../core/blend-into.ts';
import { toRgb, withAlpha } from '../../core/colour.ts';
import { paintField } from '../../core/field.ts';
import { modulo } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import { polygon } from '../../core/smooth-path.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { chiefColours } from './chief-colours.ts';

/** The diamonds of variations are squatter or taller. */
function stretchOf({ seed, designSeed }: MotifSpec): number {
  if (seed === designSeed) return 1;
  const rng = createRng(`${seed}:stretch`);
  return rng.chance(0.5) ? rng.range(0.72, 0.82) : rng.range(1.2, 1.38);
}

type Stitches = { across: number; down: number };

/** The colour of the stitch in a column and a row of the argyle: two diamonds, their ground, and the overcheck. */
function stitchColour(
  spec: MotifSpec,
  { u, v, column }: { u: number; v: number; column: number },
): number {
  const [across, down] = [Math.abs(u * 2 - 1), Math.abs(v * 2 - 1)];
  const line = spec.variant === 'double line' ? 0.1 : 0.055;
  const crossed =
    Math.abs(across + down - 1) < 1 ? Math.abs(modulo(across - down + 1, 1) - 0.5) : 1;
  const isLined = spec.variant !== 'plain' || (spec.namedAccents?.length ?? 0) > 0;
  if (isLined && crossed > 0.5 - line * 0.5) return 3;
  if (across + down > 1) return 0;
  return 1 + (column % 2);
}

function renderKnit(sheet: Sheet, spec: MotifSpec): void {
  const { palette, namedGround, scale, rng, variant } = spec;
  const { unit } = sheet;
  const grid = lattice(unit, {
    width: (variant === 'small' ? 92 : 170) * scale * stretchOf(spec),
    height: ((variant === 'small' ? 132 : 250) * scale) / stretchOf(spec),
    paired: true,
    rng,
  });
  const [first, second, third] = chiefColours(spec);
  const ground = namedGround ?? third ?? (second && !namedGround ? palette.light : palette.ground);
  const colours = [
    ground,
    first ?? palette.blooms[0],
    second ?? palette.leaves[1],
    palette.accent,
  ].map(toRgb);
  const stitch: Stitches = {
    across: unit.width / (2 * Math.round(unit.width / 16)),
    down: unit.height / (2 * Math.round(unit.height / 14)),
  };
  paintField(sheet, ({ x, y }, out) => {
    const lean = Math.abs(modulo(x / stitch.across, 1) - 0.5);
    const row = Math.floor(y / stitch.down + lean * 0.9);
    const cx = (Math.floor(x / stitch.across) + 0.5) * stitch.across;
    const cy = (row + 0.5) * stitch.down;
    const [u, v] = [cx / grid.cellWidth, modulo(cy / grid.cellHeight, 1)];
    out.set(colours[stitchColour(spec, { u: modulo(u, 1), v, column: Math.floor(u) })]);
    const down = modulo(y / stitch.down + lean * 0.9, 1) - 0.5;
    scaleInto(
      out,
      1.06 -
        lean * 0.16 -
        Math.abs(down) * 0.16 -
        (lean > 0.44 ? 0.1 : 0) -
        (lean < 0.05 ? 0.08 : 0),
    );
  });
}

/** The overcheck as running stitches over printed diamonds. */
function renderPrint(sheet: Sheet, spec: MotifSpec): void {
  const { palette, namedGround, scale, rng } = spec;
  const { ctx, unit } = sheet;
  const grid = lattice(unit, {
    width: 190 * scale * stretchOf(spec),
    height: (270 * scale) / stretchOf(spec),
    paired: true,
    rng,
  });
  const [first = palette.blooms[0], second = palette.leaves[1], third] = chiefColours(spec);
  ctx.fillStyle = namedGround ?? third ?? palette.ground;
  ctx.fillRect(0, 0, unit.width, unit.height);
  const [w, h] = [grid.cellWidth / 2, grid.cellHeight / 2];
  for (const at of grid.points) {
    stamp(sheet, { x: at.x, y: at.y, reach: Math.hypot(w, h) }, () => {
      ctx.beginPath();
      polygon(ctx, [
        [0, -h],
        [w, 0],
        [0, h],
        [-w, 0],
      ]);
      ctx.fillStyle = at.column % 2 === 0 ? first : second;
      ctx.fill();
    });
  }
  for (const at of grid.points) {
    stamp(sheet, { x: at.x, y: at.y, reach: Math.hypot(w, h) }, () => {
      ctx.strokeStyle = withAlpha(palette.accent, 0.95);
      ctx.lineWidth = 2.6;
      ctx.setLineDash([9, 6]);
      ctx.beginPath();
      ctx.moveTo(-w, -h);
      ctx.lineTo(w, h);
      ctx.moveTo(w, -h);
      ctx.lineTo(-w, h);
      ctx.stroke();
    });
  }
}

/** Diamonds of two colours under crossing lines, knitted in intarsia or printed. */
export const argyle: Motif = {
  id: 'argyle',
  words: {
    geometric: 0,
    argyle: 7,
    argyll: 7,
    harlequin: 5,
    diamond: 4,
    'diamond check': 5,
    golf: 2,
    preppy: 0,
    overcheck: 0,
    lozenge: 0,
    thin: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['regatta', 'harvest', 'nordic', 'forest floor', 'ruby plum'],
  variants: ['intarsia', 'printed', 'small', 'double line', 'plain'],
  pinned: (has) => (has('harlequin') ? ['plain'] : []),
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: (sheet, spec) =>
    spec.variant === 'printed' ? renderPrint(sheet, spec) : renderKnit(sheet, spec),
};
