import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import { TILE } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { herringboneTwill, twill } from '../weave/drafts.ts';
import { weaveCloth } from '../weave/weave-cloth.ts';
import { chiefColours } from './chief-colours.ts';
import { twoColours } from './two-colours.ts';

/** Design units of a thread, and threads in one slope of the bone. */
const DRAFTS: Record<string, { thread: number; half: number }> = {
  classic: { thread: 8, half: 16 },
  narrow: { thread: 8, half: 8 },
  fine: { thread: 4, half: 16 },
  broad: { thread: 14, half: 16 },
};

/** Yarn of one colour is never one colour. */
const melanged = (count: number, colour: Hex, rng: Rng): Hex[] =>
  Array.from({ length: count }, () =>
    rng.chance(0.5) ? colour : adjust(colour, rng.range(-0.05, 0.05)),
  );

/** Knots of coloured wool caught in the yarn. */
function addNeps(sheet: Sheet, { palette, rng, namedAccents = [] }: MotifSpec): void {
  const { unit } = sheet;
  const colours = namedAccents.length > 0 ? namedAccents : [...palette.blooms, palette.accent];
  const count = Math.round((900 * unit.width * unit.height) / TILE ** 2);
  for (let i = 0; i < count; i += 1) {
    const [x, y, turn, colour] = [
      rng.next() * unit.width,
      rng.next() * unit.height,
      rng.range(-0.6, 0.6),
      withAlpha(rng.pick(colours), 0.75),
    ];
    stamp(sheet, { x, y, reach: 5 }, (ctx) => {
      ctx.rotate(turn);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.ellipse(0, 0, 3.2, 1.6, 0, 0, 7);
      ctx.fill();
    });
  }
}

function renderTwill(sheet: Sheet, spec: MotifSpec): void {
  const { variant, scale, seed, has, namedAccents = [] } = spec;
  const { unit } = sheet;
  const { thread, half } = DRAFTS[variant];
  const count = (extent: number, multiple: number) =>
    multiple * Math.max(1, Math.round(extent / (thread * scale) / multiple));
  const rng = createRng(`${seed}:yarn`);
  const [figure, ground] = twoColours({ ...spec, namedColours: chiefColours(spec) });
  const donegal = has('donegal', 'tweed');
  const plainTweed = has('donegal') || (has('tweed') && !has('herringbone') && variant === 'broad');
  weaveCloth(sheet, {
    warp: melanged(count(unit.width, unit.repeat === 'brick' ? 4 * half : 2 * half), figure, rng),
    weft: melanged(count(unit.height, 8), ground, rng),
    draft: plainTweed ? twill : herringboneTwill(half),
    melange: donegal ? 0.26 : 0.18,
    seed,
  });
  if (donegal || namedAccents.length > 0) addNeps(sheet, spec);
}

/** Broken twill whose slopes meet like the bones of a fish; flecked, it is tweed. */
export const herringbone: Motif = {
  id: 'herringbone',
  words: {
    herringbone: 8,
    tweed: 6,
    donegal: 7,
    harris: 4,
    'harris tweed': 7,
    suiting: 3,
    wool: 1,
    woollen: 1,
    woolen: 1,
    fleck: 0,
    flecked: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['nordic', 'clay and olive', 'ink', 'frost', 'sage'],
  variants: ['classic', 'narrow', 'broad', 'fine'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderTwill,
};
