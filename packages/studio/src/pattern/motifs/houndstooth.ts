import { scaleInto } from '../../core/blend-into.ts';
import { toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { modulo } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import { TILE } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { twill } from '../weave/drafts.ts';
import { twoColours } from './two-colours.ts';

/** Design units of one drawn thread; each is a bundle of fine yarns. */
const THREAD: Record<string, number> = { classic: 12, puppytooth: 6, large: 20, giant: 32 };
const YARNS = 4;

/** The thread that fits a side of the unit with whole teeth; also into its half, where the tile may be halved. */
function fitThread(
  extent: number,
  { size, isHalved }: { size: number; isHalved: boolean },
): number {
  const multiple = isHalved || extent === TILE ? 2 : 1;
  return extent / (8 * multiple * Math.max(1, Math.round(extent / (8 * multiple * size))));
}

function renderTeeth(sheet: Sheet, spec: MotifSpec): void {
  const { variant, scale, seed, namedColours } = spec;
  const { unit } = sheet;
  const size = THREAD[variant] * scale;
  const across = fitThread(unit.width, { size, isHalved: unit.repeat === 'brick' });
  const down = fitThread(unit.height, { size, isHalved: unit.repeat === 'half-drop' });
  const [figure, ground] = twoColours(spec).map(toRgb);
  const third = namedColours[2] ? toRgb(namedColours[2]) : undefined;
  const wobble = fbm(sheet, { cells: 40, octaves: 2, seed: `${seed}:wobble` });
  const fibre = fbm(sheet, { cells: 96, octaves: 2, seed: `${seed}:fibre` });
  const rng = createRng(`${seed}:noise`);
  const noise = Float32Array.from({ length: 4093 }, () => rng.next() - 0.5);
  const columns = Math.round(unit.width / across);
  paintField(sheet, ({ index, x, y }, out) => {
    const shift = wobble[index] * across * 0.14;
    const i = Math.floor(modulo(x + shift, unit.width) / across);
    const j = Math.floor(modulo(y - shift, unit.height) / down);
    const onTop = twill(i, j);
    const thread = onTop ? i : j;
    const dark = thread % 8 < 4;
    out.set(
      dark
        ? third && onTop && Math.floor(i / 8) % 2 === 1 && columns >= 16
          ? third
          : figure
        : ground,
    );
    const yarn = ((modulo(onTop ? x : y, YARNS) + 0.5) / YARNS) * 2 - 1;
    const fleck =
      noise[(Math.floor(x) * (onTop ? 97 : 7) + Math.floor(y) * (onTop ? 7 : 97)) % 4093];
    scaleInto(out, 1.04 - 0.13 * yarn * yarn + fleck * 0.06 + fibre[index] * 0.05);
  });
}

/** Broken checks: four dark and four light threads, crossed in twill. */
export const houndstooth: Motif = {
  id: 'houndstooth',
  words: {
    overcheck: 0,
    houndstooth: 8,
    'hounds tooth': 8,
    dogtooth: 8,
    'dogs tooth': 7,
    pepita: 6,
    puppytooth: 8,
    'shepherd check': 6,
    'shepherds check': 6,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['ink', 'terracotta', 'regatta', 'ruby plum'],
  below: { isMarked: true },
  variants: ['classic', 'large', 'puppytooth', 'giant'],
  pinned: (has) => (has('puppytooth') ? ['puppytooth'] : []),
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderTeeth,
};
