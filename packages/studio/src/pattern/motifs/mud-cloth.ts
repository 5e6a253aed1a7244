import { type Hex, isDark, lightness } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import { openCurve } from '../../core/smooth-path.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { layGround } from './lay-ground.ts';
import { GLYPH_NAMES, GLYPHS, type Glyph, type GlyphName, shaken } from './mud-cloth/glyphs.ts';

type Mud = { cloth: Hex; mark: Hex };

/** The dye and the bleached marks, unless the prompt names them: pale on dark, or the other way where it says so. */
function mudOf({ namedColours, namedGround, hasColourWish, palette }: MotifSpec): Mud {
  const [first, second] = namedColours;
  const cloth =
    namedGround ??
    (second && first
      ? [first, second].toSorted((a, b) => lightness(a) - lightness(b))[0]
      : first && isDark(first)
        ? first
        : hasColourWish && !first
          ? palette.dark
          : '#201c1a');
  const mark = [first, second].find((colour) => colour !== undefined && colour !== cloth);
  return { cloth, mark: mark ?? (isDark(cloth) ? '#efe6d3' : '#2a2320') };
}

/** Rows of marks down the tile: which mark, and its half height in design units. */
type Band = { glyph: GlyphName; half: number };

/** Marks that the prompt names come first, others fill up. */
function marksOf({ has, designSeed }: MotifSpec): GlyphName[] {
  const rng = createRng(`${designSeed}:marks`);
  const asked: GlyphName[] = [
    ...(has('chevron') ? (['chevrons', 'chevron'] as const) : []),
    ...(has('dot') ? (['dots', 'dot'] as const) : []),
    ...(has('cross') ? (['cross', 'plus'] as const) : []),
    ...(has('diamond') ? (['diamonds', 'diamond'] as const) : []),
    ...(has('circle') ? (['circle'] as const) : []),
    ...(has('arrow') ? (['arrow'] as const) : []),
    ...(has('line', 'dash') ? (['dashes'] as const) : []),
  ];
  const others = rng.shuffle(GLYPH_NAMES.filter((name) => !asked.includes(name)));
  return asked.length > 0 ? [...asked, ...others.slice(0, 2)] : others.slice(0, 7);
}

/** Half heights of rows by turns: large marks between small ones. */
const HALVES = [46, 22, 34, 18, 54, 26];
/** Air above and below a row, in design units. */
const AIR = 15;

/** Rows that fill a height whole, each stretched a little to fit. */
function bandsFor(height: number, spec: MotifSpec): Band[] {
  const marks = marksOf(spec);
  const bands: Band[] = [];
  let used = 0;
  for (let i = 0; used < height; i += 1) {
    const half = HALVES[i % HALVES.length] * spec.scale;
    bands.push({ glyph: marks[i % marks.length], half });
    used += 2 * (half + AIR);
  }
  const fit = height / used;
  return bands.map(({ glyph, half }) => ({ glyph, half: (half + AIR) * fit - AIR * fit }));
}

type Cell = { x: number; y: number; half: number; seed: number };

function drawMark(
  sheet: Sheet,
  { x, y, half, seed }: Cell,
  { glyph, mark }: { glyph: Glyph; mark: Hex },
): void {
  const width = Math.max(3.4, Math.min(8, half * 0.2));
  stamp(sheet, { x, y, reach: half * 1.6 + width }, (ctx) => {
    const rng = createRng(seed);
    ctx.strokeStyle = mark;
    ctx.fillStyle = mark;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const points of glyph.lines) {
      ctx.lineWidth = width * rng.range(0.8, 1.2);
      ctx.beginPath();
      const path = points.map((point) => shaken(point, rng, 0.07));
      if (path.length > 6)
        openCurve(
          ctx,
          path.map(([u, v]) => [u * half, v * half] as const),
        );
      else
        path.forEach(([u, v], i) =>
          i === 0 ? ctx.moveTo(u * half, v * half) : ctx.lineTo(u * half, v * half),
        );
      ctx.stroke();
    }
    for (const point of glyph.discs ?? []) {
      const [u, v] = shaken(point, rng, 0.08);
      ctx.beginPath();
      ctx.arc(u * half, v * half, width * rng.range(0.75, 1.15), 0, TAU);
      ctx.fill();
    }
  });
}

/** A line across the cloth in short strokes of the hand, stamped so that it meets itself at every join. */
function drawRule(sheet: Sheet, y: number, { mark, seed }: { mark: Hex; seed: string }): void {
  const rng = createRng(seed);
  const strokes = 2 * Math.round(sheet.unit.width / 80);
  const step = sheet.unit.width / strokes;
  for (let i = 0; i < strokes; i += 1) {
    const [rise, width] = [rng.range(-1.6, 1.6), rng.range(2.6, 4.2)];
    stamp(sheet, { x: (i + 0.5) * step, y, reach: step }, (ctx) => {
      ctx.strokeStyle = mark;
      ctx.lineCap = 'round';
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(-step * 0.52, rise);
      ctx.lineTo(step * 0.52, -rise);
      ctx.stroke();
    });
  }
}

function renderCloth(sheet: Sheet, spec: MotifSpec): void {
  const { cloth, mark } = mudOf(spec);
  const { variant, seed } = spec;
  const { unit } = sheet;
  layGround(sheet, { ...spec, style: 'gouache', palette: { ...spec.palette, ground: cloth } });
  const rng = createRng(`${seed}:hand`);
  const columns = variant === 'panels' ? 2 : variant === 'blocks' ? 3 : 1;
  const panel = unit.width / columns;
  for (let column = 0; column < columns; column += 1) {
    const bands = bandsFor(unit.height, { ...spec, designSeed: `${spec.designSeed}:${column}` });
    let y = 0;
    bands.forEach(({ glyph, half }, row) => {
      const height = (unit.height * (half + AIR)) / bands.reduce((sum, b) => sum + b.half + AIR, 0);
      const size = variant === 'fine' ? half * 0.8 : half;
      const count = Math.max(2, 2 * Math.round(panel / (size * 2.3) / 2));
      for (let i = 0; i < count; i += 1) {
        const cell = { x: panel * column + ((i + 0.5) * panel) / count, y: y + height / 2 };
        drawMark(
          sheet,
          { ...cell, half: Math.min(size, (panel / count) * 0.46), seed: rng.seed() },
          { glyph: GLYPHS[glyph], mark },
        );
      }
      if (columns === 1 && row % 2 === 0) drawRule(sheet, y, { mark, seed: `${seed}:rule ${row}` });
      y += height;
    });
  }
}

/** Mud cloth, or bògòlanfini: rows of bleached strokes on cloth dyed with mud, drawn by a free hand. */
export const mudCloth: Motif = {
  id: 'mud-cloth',
  words: {
    'mud cloth': 10,
    mudcloth: 10,
    bogolan: 10,
    bogolanfini: 10,
    'mud dyed': 6,
    malian: 5,
    chevron: 0,
    dot: 0,
    cross: 0,
    diamond: 0,
    circle: 0,
    arrow: 0,
    line: 0,
    dash: 0,
    mark: 0,
    irregular: 0,
    'hand drawn': 0,
    uneven: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['bands', 'panels', 'blocks', 'fine'],
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 2.4, fabric: 'linen' },
  render: renderCloth,
};
