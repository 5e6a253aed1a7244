import { adjust, type Hex, lightness } from '../../core/colour.ts';
import type { Sheet } from '../../core/sheet.ts';
import { TILE } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { twill } from '../weave/drafts.ts';
import { weaveCloth } from '../weave/weave-cloth.ts';
import { chiefColours } from './chief-colours.ts';

/** Threads of a repeat: so many twos, dark and light, then so many fours; how often it comes in a tile. */
type Design = { twos: number; fours: number; inTile: number };

const DESIGNS: Readonly<Record<string, Design>> = {
  classic: { twos: 8, fours: 4, inTile: 4 },
  large: { twos: 8, fours: 4, inTile: 2 },
  fine: { twos: 8, fours: 4, inTile: 6 },
  broad: { twos: 8, fours: 6, inTile: 2 },
};

/** Step of lightness between the two tones where one colour is named. */
const TONES = { deep: -0.16, light: 0.24 };
/** Lightness above which a named colour is the light one of the two. */
const LIGHT = 0.62;

type Yarns = { dark: Hex; light: Hex; line?: Hex };

/** Two tones, and the line of the windowpane: what is named last, after "windowpane" and "overcheck" alone. */
function yarnsOf(spec: MotifSpec): Yarns {
  const { palette, namedAccents = [], namedGround, has } = spec;
  const asksLine = has('windowpane', 'overcheck', 'window pane', 'window check');
  const named = chiefColours(spec);
  const lastIsLine = namedAccents.length === 0 && asksLine && named.length > 1;
  const line = namedAccents[0] ?? (lastIsLine ? named.at(-1) : undefined);
  const cloth = lastIsLine ? named.slice(0, -1) : named;
  const [first = palette.dark, second = namedGround] = cloth;
  const own = line ?? (asksLine ? palette.accent : undefined);
  const lines = own ? { line: own } : {};
  if (second) {
    const [dark, light] = lightness(first) < lightness(second) ? [first, second] : [second, first];
    return { dark, light, ...lines };
  }
  return lightness(first) > LIGHT
    ? { dark: adjust(first, -0.34), light: first, ...lines }
    : {
        dark: cloth.length > 0 ? adjust(first, TONES.deep) : first,
        light: cloth.length > 0 ? adjust(first, TONES.light, 0.8) : palette.light,
        ...lines,
      };
}

/** The threads of one repeat: twos and fours by turns, a line in the middle of each block of fours. */
function repeatOf({ twos, fours }: Design, { dark, light, line }: Yarns): Hex[] {
  const alternate = (count: number, threads: number) =>
    Array.from({ length: count * 2 * threads }, (_, i) =>
      Math.floor(i / threads) % 2 === 0 ? dark : light,
    );
  const block = alternate(fours, 4);
  const middle = Math.floor(block.length / 2);
  if (line) block.splice(middle - 1, 2, line, line);
  return [...alternate(twos, 2), ...block];
}

function renderCheck(sheet: Sheet, spec: MotifSpec): void {
  const design = DESIGNS[spec.variant];
  const order = repeatOf(design, yarnsOf(spec));
  const threads = (extent: number) => {
    // Halved repeats need whole blocks on both halves.
    const count = 2 * Math.max(1, Math.round((design.inTile * extent) / TILE / spec.scale / 2));
    return Array.from({ length: count * order.length }, (_, i) => order[i % order.length]);
  };
  weaveCloth(sheet, {
    warp: threads(sheet.unit.width),
    weft: threads(sheet.unit.height),
    draft: twill,
    melange: 0.12,
    relief: 0.45,
    seed: spec.seed,
  });
}

/** Glen check, or Prince of Wales: a twill of two-and-two crossed with four-and-four, which makes blocks of tiny checks and of broken teeth. */
export const glenCheck: Motif = {
  id: 'glen-check',
  words: {
    'glen check': 9,
    'glen plaid': 9,
    glencheck: 9,
    'glen urquhart': 9,
    'prince of wales': 9,
    'prince of wales check': 10,
    'prince of wales plaid': 10,
    glen: 3,
    windowpane: 0,
    'window pane': 0,
    'window check': 0,
    overcheck: 0,
    check: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['ink', 'nordic', 'frost', 'clay and olive'],
  below: { isMarked: true },
  variants: ['classic', 'large', 'fine', 'broad'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderCheck,
};
