import { adjust, type Hex, isDark, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { twill } from '../weave/drafts.ts';
import { reflected, type Sett, threadsOf } from '../weave/sett.ts';
import { weaveCloth } from '../weave/weave-cloth.ts';
import { chiefColours } from './chief-colours.ts';

type Dyes = { a: Hex; b: Hex; c: Hex; line: Hex; fine: Hex };

function dyesOf(spec: MotifSpec): Dyes {
  const { palette, namedAccents = [], namedGround, designSeed } = spec;
  const rng = createRng(designSeed);
  const { blooms, leaves, dark, light, accent } = palette;
  // "A thin yellow line": no broad band has its colour.
  const broad = chiefColours(spec);
  const named = namedGround ? [namedGround, ...broad] : broad;
  const [thin] = namedAccents;
  const [
    a = blooms[0],
    b = named.length > 0 ? adjust(named[0], -0.2, 0.8) : leaves[1],
    c = named.length > 1 ? mix(named[0], dark, 0.75) : dark,
    fourth = thin,
  ] = named;
  const lines: readonly Hex[] = [accent, light, mix(a, '#ffffff', 0.5)];
  const line = thin ?? fourth;
  return { a, b, c, line: line ?? lines[rng.int(0, 1)], fine: line ?? rng.pick(lines) };
}

const SETTS: Record<string, (dyes: Dyes) => Sett> = {
  'dress sett': ({ a, b, c, line }) =>
    reflected([
      [a, 14],
      [b, 3],
      [a, 4],
      [c, 14],
      [line, 2],
      [c, 6],
      [b, 8],
      [line, 1],
    ]),
  'guard sett': ({ a, b, c, line }) =>
    reflected([
      [a, 22],
      [c, 3],
      [a, 3],
      [c, 3],
      [b, 16],
      [line, 2],
      [b, 3],
    ]),
  'hunting sett': ({ a, b, c, line, fine }) =>
    reflected([
      [c, 12],
      [b, 12],
      [c, 2],
      [b, 2],
      [a, 14],
      [fine, 2],
      [a, 2],
      [line, 1],
    ]),
  'broad sett': ({ a, b, c, line, fine }) =>
    reflected([
      [a, 8],
      [line, 1],
      [a, 8],
      [b, 20],
      [fine, 2],
      [c, 8],
    ]),
};

/** Words for thin lines that cross. */
const GRIDS = [
  'graph paper',
  'graph paper grid',
  'grid line',
  'grid paper',
  'grid print',
  'grid check',
];

/** A plain cloth with a thin overcheck. */
function windowpane({ namedColours, namedGround, palette }: MotifSpec, variant: string): Sett {
  const [first, second] = namedColours;
  const base = namedGround ?? (second ? first : palette.ground);
  const contrasting = isDark(base) ? palette.light : palette.dark;
  const line =
    (namedGround ? first : (second ?? (namedColours.length === 1 ? first : undefined))) ??
    contrasting;
  const size =
    { 'dress sett': 40, 'guard sett': 62, 'hunting sett': 26, 'broad sett': 94 }[variant] ?? 40;
  if (variant === 'guard sett')
    return [
      [base, size],
      [line, 2],
      [base, 4],
      [line, 1],
    ];
  return [
    [base, size],
    [line, 2],
  ];
}

/** Bands of many bright colours, none reflected, as in madras. */
function madras({ palette, namedColours, designSeed }: MotifSpec): Sett {
  const rng = createRng(designSeed);
  const colours =
    namedColours.length > 1
      ? namedColours
      : [...palette.blooms, ...palette.leaves, palette.accent, palette.light];
  return Array.from(
    { length: 14 },
    () => [rng.pick(colours), rng.pick([2, 3, 4, 8, 12, 18])] as const,
  );
}

function settOf(spec: MotifSpec): Sett {
  if (spec.has('windowpane', ...GRIDS)) return windowpane(spec, spec.variant);
  if (spec.has('madras')) return madras(spec);
  return SETTS[spec.variant](dyesOf(spec));
}

function renderTartan(sheet: Sheet, spec: MotifSpec): void {
  const { seed, scale, has } = spec;
  const { unit } = sheet;
  const thread = scale > 1.2 ? 4 : 2;
  const sett = settOf(spec);
  weaveCloth(sheet, {
    warp: threadsOf(sett, 4 * Math.round(unit.width / thread / 4), unit.repeat === 'brick'),
    weft: threadsOf(sett, 4 * Math.round(unit.height / thread / 4), unit.repeat === 'half-drop'),
    draft: twill,
    melange: has('flannel', 'brushed', 'wool') ? 0.15 : 0.08,
    seed,
  });
}

/** Setts of coloured threads crossed in twill. */
export const tartan: Motif = {
  id: 'tartan',
  words: {
    tartan: 7,
    plaid: 6,
    madras: 6,
    flannel: 3,
    windowpane: 7,
    line: 0,
    thin: 0,
    'thin line': 0,
    grid: 0,
    'window pane': 7,
    'window check': 6,
    'graph paper': 7,
    'graph paper grid': 8,
    'grid line': 7,
    'grid paper': 7,
    'grid print': 7,
    'grid check': 7,
    scottish: 4,
    highland: 4,
    glen: 3,
    kilt: 4,
    check: 0,
    checked: 0,
    brushed: 0,
    wool: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['harvest', 'jewel box', 'forest floor', 'regatta', 'ruby plum', 'terracotta'],
  variants: ['guard sett', 'dress sett', 'hunting sett', 'broad sett'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderTartan,
};
