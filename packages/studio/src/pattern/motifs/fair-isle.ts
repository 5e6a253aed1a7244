import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { hashText } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { CHARTS, type Chart, KNITS } from '../ornament/knit-charts.ts';

/** Stitches across the whole tile, and rows down it, at the ordinary scale. */
const [ACROSS, DOWN] = [128, 160];
const BAND_ROWS = 80;

type Row = { chart: Chart; line: number; yarn: Hex; ground: Hex };

/** Yarns of the pattern, and the ground's, apart enough to be told one from another. */
function yarnsOf({ palette, namedColours }: MotifSpec): { yarns: Hex[]; grounds: Hex[] } {
  const { ground, blooms, leaves, accent, light, dark } = palette;
  const yarns =
    namedColours.length > 0
      ? [blooms[0], blooms[1], mix(blooms[0], blooms[2], 0.5)]
      : [blooms[0], blooms[1], leaves[1], blooms[2]];
  const second = isDark(ground) ? adjust(ground, 0.07) : mix(ground, accent, 0.2);
  const far = isDark(ground) ? light : dark;
  const shown = yarns.map((yarn) =>
    Math.abs(lightness(yarn) - lightness(ground)) < 0.16 ? contrast(yarn, ground, 0.24) : yarn,
  );
  return {
    yarns: namedColours.length > 0 ? shown : [...shown, far],
    grounds: [ground, ground, second],
  };
}

/** Variations begin with another band. */
function inTurn<Name>(
  names: readonly Name[],
  { seed, designSeed }: Pick<MotifSpec, 'seed' | 'designSeed'>,
): readonly Name[] {
  if (seed === designSeed) return names;
  const first = 1 + (hashText(seed) % (names.length - 1));
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The rows of one design from the top, padded with plain rows to its full height. */
function rowsOf(spec: MotifSpec): Row[] {
  const { yarns, grounds } = yarnsOf(spec);
  const names = inTurn(KNITS[spec.variant], spec);
  const used = names.reduce((sum, name) => sum + CHARTS[name].length, 0);
  const rest = BAND_ROWS - used;
  return names.flatMap((name, band): Row[] => {
    const chart = CHARTS[name];
    const large = chart.length > 5;
    const yarn = yarns[band % yarns.length];
    const ground = grounds[large || name === 'lice' ? 0 : band % grounds.length];
    const plain =
      Math.floor(((band + 1) * rest) / names.length) - Math.floor((band * rest) / names.length);
    const blank = (): Row => ({ chart: ['.'], line: 0, yarn, ground: grounds[0] });
    return [
      ...Array.from({ length: plain }, blank),
      ...chart.map((_, line) => ({ chart, line, yarn, ground })),
    ];
  });
}

/** Adds one stitch, a V of two legs, to the path. */
function addStitch(
  { ctx }: Sheet,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): void {
  for (const side of [-1, 1]) {
    const middle = x + w / 2;
    const [outer, inner] = [middle + side * w * 0.47, middle + side * w * 0.03];
    ctx.moveTo(outer, y - h * 0.32);
    ctx.quadraticCurveTo(outer - side * w * 0.04, y + h * 0.12, inner, y + h * 0.62);
    ctx.lineTo(inner, y + h * 1.24);
    ctx.quadraticCurveTo(outer - side * w * 0.06, y + h * 0.84, outer, y + h * 0.3);
    ctx.closePath();
  }
}

/** Fair Isle and Nordic knitting, stitch by stitch. */
export const fairIsle: Motif = {
  id: 'fair-isle',
  words: {
    'fair isle': 9,
    fairisle: 9,
    nordic: 4,
    'nordic knit': 9,
    knit: 4,
    knitted: 4,
    knitwear: 4,
    selbu: 9,
    'christmas jumper': 9,
    'christmas sweater': 9,
    'ugly sweater': 9,
    icelandic: 7,
    lopapeysa: 9,
    'norwegian sweater': 9,
    norwegian: 6,
    jumper: 4,
    sweater: 4,
    'ski sweater': 9,
    intarsia: 6,
    reindeer: 0,
    snowflake: 0,
    heart: 0,
    stag: 0,
    deer: 0,
    star: 0,
    'snow star': 0,
    'christmas tree': 0,
    band: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['holiday', 'nordic', 'regatta', 'frost', 'harvest', 'heirloom'],
  variants: ['selbu roses', 'yoke bands', 'reindeer', 'hearts and snow'],
  pinned: (has) =>
    has('reindeer', 'stag', 'deer')
      ? ['reindeer']
      : has('snowflake', 'heart')
        ? ['hearts and snow', 'yoke bands', 'selbu roses']
        : has('christmas jumper', 'christmas sweater', 'ugly sweater')
          ? ['reindeer', 'hearts and snow', 'selbu roses']
          : [],
  grid: ({ repeat }) => ({ columns: repeat === 'brick' ? 1 : 2, rows: repeat === 'brick' ? 2 : 1 }),
  finish: { warp: 0.7, fabric: 'none' },
  render: (sheet, spec) => {
    const { ctx, unit } = sheet;
    const grow = spec.scale > 1.25 ? 0.5 : 1;
    const [columns, rowCount] = [(ACROSS / unit.columns) * grow, (DOWN / unit.rows) * grow];
    const [w, h] = [unit.width / columns, unit.height / rowCount];
    const rows = rowsOf(spec);
    const stitches = new Map<Hex, [number, number][]>();
    for (let y = -2; y < rowCount + 1; y += 1) {
      const { chart, line, yarn, ground } = rows[(y + rows.length) % rows.length];
      const text = chart[line];
      for (let x = 0; x < columns; x += 1) {
        const colour = text[x % text.length] === '#' ? yarn : ground;
        const list = stitches.get(colour);
        if (list) list.push([x, y]);
        else stitches.set(colour, [[x, y]]);
      }
    }
    ctx.fillStyle = adjust(spec.palette.ground, -0.2);
    ctx.fillRect(0, 0, unit.width, unit.height);
    for (const [colour, list] of stitches) {
      for (const [shift, shade] of [
        [0.1, adjust(colour, -0.09)],
        [0, colour],
      ] as const) {
        ctx.fillStyle = shade;
        ctx.beginPath();
        for (const [x, y] of list)
          addStitch(sheet, { x: x * w, y: (y + shift * 1.4) * h, w, h: h * (1 - shift) });
        ctx.fill();
      }
    }
  },
};
