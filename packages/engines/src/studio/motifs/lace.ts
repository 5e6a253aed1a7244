import { adjust, type Hex, isDark, lightness, mix } from '../core/colour.ts';
import { fillGaps } from '../core/fill-gaps.ts';
import { lerp, TAU } from '../core/interpolate.ts';
import { lattice } from '../core/lattice.ts';
import { type Placed, scatter } from '../core/scatter.ts';
import { fillSheet, type Sheet } from '../core/sheet.ts';
import type { PathPoint } from '../core/smooth-path.ts';
import {
  eyelet,
  eyeletDaisy,
  type LaceTones,
  laceLeaf,
  laceRose,
  laceSpray,
} from '../ornament/lace/flowers.ts';
import { layNet } from '../ornament/lace/net.ts';
import { cord, gimp, ring } from '../ornament/lace/thread.ts';
import { teardrop } from '../ornament/palmette.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { halfTile } from './half-tile.ts';
import type { Motif, MotifSpec } from './motif.ts';
import { placeFigure } from './place-figure.ts';

type Colours = { thread: Hex; cloth: Hex };

const PAIRS: readonly Colours[] = [
  { thread: '#fffdf8', cloth: '#d9b9ac' },
  { thread: '#17151a', cloth: '#e6d0bf' },
  { thread: '#fbf3e4', cloth: '#5a6b78' },
  { thread: '#f7ece0', cloth: '#8d3b48' },
];

/** The thread takes the first named colour, the cloth behind it the second or the ground. */
function coloursOf({ namedColours, namedGround, hasColourWish, palette, rng }: MotifSpec): Colours {
  const [first, second] = namedColours;
  if (!first) {
    if (hasColourWish || namedGround) {
      const cloth = namedGround ?? palette.blooms[0];
      return { thread: lightness(cloth) > 0.85 ? palette.dark : '#fffaf2', cloth };
    }
    return rng.pick(PAIRS);
  }
  const cloth =
    namedGround ??
    second ??
    (isDark(first) ? '#ead8c8' : lightness(first) > 0.9 ? '#cfae9f' : mix(first, '#fffaf4', 0.82));
  return { thread: first, cloth };
}

type Work = { sheet: Sheet; spec: MotifSpec; tones: LaceTones; gap: number };

/** Chantilly: roses and trailing sprays on fine net, strewn with dots. */
function chantilly({ sheet, spec, tones, gap }: Work): void {
  layNet(sheet, { mesh: 13, thread: tones.thread, rng: spec.rng });
  const placed = scatter(
    sheet.unit,
    [
      { name: 'rose', radius: 108 * spec.scale, jitter: 0.08, gap: 0.92 * gap, tries: 400 },
      { name: 'spray', radius: 56 * spec.scale, jitter: 0.12, gap: 0.92 * gap, tries: 300 },
      { name: 'dot', radius: 15 * spec.scale, gap: 1.1 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
      pen.ctx.rotate(at.turn);
      const r = at.radius;
      if (at.name === 'dot') return gimp(pen, circle(r * 0.3), { ...tones, solid: true });
      if (at.name === 'spray')
        return laceSpray(
          pen,
          [
            [0, r],
            [r * 0.3, r * 0.3],
            [-r * 0.2, -r * 0.4],
            [r * 0.1, -r * 0.8],
          ],
          { ...tones, size: r * 0.52 },
        );
      for (let i = 0; i < 3; i += 1) {
        inFrame(pen, { turn: (i / 3) * TAU }, () =>
          laceSpray(
            pen,
            [
              [0, -r * 0.3],
              [r * 0.2, -r * 0.6],
              [r * 0.5, -r * 0.76],
              [r * 0.8, -r * 0.66],
            ],
            { ...tones, size: r * 0.34 },
          ),
        );
      }
      laceRose(pen, r * 0.56, tones);
    });
  }
}

const circle = (radius: number): PathPoint[] =>
  Array.from(
    { length: 8 },
    (_, i): PathPoint => [Math.cos((i / 8) * TAU) * radius, Math.sin((i / 8) * TAU) * radius],
  );

/** Guipure: heavy flowers held together by bars with picots. */
function guipure({ sheet, spec, tones, gap }: Work): void {
  const width = 150 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width * 0.5, stagger: true, rng: spec.rng });
  const { cellWidth: w, cellHeight: h } = grid;
  const at = (point: Placed, radius: number) => ({ ...point, radius });
  for (const point of grid.points) {
    placeFigure(sheet, spec, { at: at(point, w), reach: 1.1 }, (pen) => {
      for (const side of [-1, 1]) bar(pen, [side * w * 0.5, h], tones);
      bar(pen, [w, 0], tones);
    });
  }
  for (const point of grid.points) {
    placeFigure(sheet, spec, { at: at(point, w * 0.6), reach: 1.1 }, (pen) => {
      const r = Math.min(w * 0.36, h * 0.72);
      for (let i = 0; i < 6; i += 1)
        inFrame(pen, { turn: ((i + 0.5) / 6) * TAU }, () =>
          gimp(pen, teardrop(r * 1.02, r * 0.36), { ...tones, solid: true, cordWidth: 2.6 }),
        );
      for (let i = 0; i < 6; i += 1)
        inFrame(pen, { turn: (i / 6) * TAU }, () => {
          gimp(pen, teardrop(r * 0.9, r * 0.7), { ...tones, solid: true, cordWidth: 2.6 });
          inFrame(pen, { y: -r * 0.34 }, () => eyelet(pen, teardrop(r * 0.42, r * 0.22), tones));
        });
      ring(pen, [0, 0, r * 0.16], { thread: tones.thread, width: r * 0.09, hole: tones.hole });
    });
  }
}

function bar(pen: Pen, to: PathPoint, { thread }: LaceTones): void {
  cord(pen, [[0, 0], to], { thread, width: 3.4 });
  for (const t of [0.42, 0.5, 0.58]) ring(pen, [to[0] * t, to[1] * t, 3.4], { thread, width: 2.2 });
}

/** Broderie anglaise: eyelets worked in white cloth. */
function broderie({ sheet, spec, tones, gap }: Work): void {
  fillSheet(sheet, tones.thread);
  const rim = {
    thread: isDark(tones.thread) ? adjust(tones.thread, 0.09) : adjust(tones.thread, -0.035),
    hole: tones.hole,
  };
  const placed = scatter(
    sheet.unit,
    [
      { name: 'daisy', radius: 62 * spec.scale, jitter: 0.06, gap: 1.06 * gap, tries: 400 },
      { name: 'sprig', radius: 36 * spec.scale, jitter: 0.1, gap: 1.04 * gap, tries: 300 },
      { name: 'eyelet', radius: 11 * spec.scale, jitter: 0.2, gap: 1.25 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.2 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'daisy') eyeletDaisy(pen, at.radius * 0.92, rim);
      else if (at.name === 'eyelet') eyelet(pen, circle(at.radius * 0.46), rim);
      else eyeletSprig(pen, at.radius, rim);
    });
  }
}

function eyeletSprig(pen: Pen, r: number, tones: LaceTones): void {
  cord(
    pen,
    [
      [0, r * 0.9],
      [r * 0.08, 0],
      [0, -r * 0.5],
    ],
    { thread: tones.thread, width: r * 0.09 },
  );
  inFrame(pen, { y: -r * 0.42 }, () => eyelet(pen, teardrop(r * 0.5, r * 0.28), tones));
  for (const [y, turn] of [
    [0.5, 0.9],
    [0.3, -0.9],
    [0.02, 0.8],
    [-0.16, -0.8],
  ])
    inFrame(pen, { y: r * y, turn }, () =>
      inFrame(pen, { y: -r * 0.1 }, () => eyelet(pen, teardrop(r * 0.52, r * 0.24), tones)),
    );
}

/** Crochet: round doilies of loops that touch, small rings in the gaps. */
function crochet({ sheet, spec, tones, gap }: Work): void {
  const width = 200 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width, rng: spec.rng });
  const r = Math.min(grid.cellWidth, grid.cellHeight) * 0.5;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: r }, reach: 1.2 }, (pen) =>
      doily(pen, r, tones),
    );
    placeFigure(
      sheet,
      spec,
      {
        at: { ...at, x: at.x + grid.cellWidth / 2, y: at.y + grid.cellHeight / 2, radius: r * 0.5 },
        reach: 1.1,
      },
      (pen) => {
        const size = Math.hypot(grid.cellWidth, grid.cellHeight) / 2 - r;
        for (let i = 0; i < 4; i += 1)
          inFrame(pen, { turn: ((i + 0.5) / 4) * TAU }, () =>
            cord(
              pen,
              [
                [0, 0],
                [-size * 0.34, -size * 0.6],
                [0, -size * 0.98],
                [size * 0.34, -size * 0.6],
                [0, 0],
              ],
              { thread: tones.thread, width: 3 },
            ),
          );
        ring(pen, [0, 0, size * 0.2], { thread: tones.thread, width: 4 });
      },
    );
  }
}

function doily(pen: Pen, r: number, { thread, hole }: LaceTones): void {
  ring(pen, [0, 0, r * 0.1], { thread, width: r * 0.045, hole });
  const rounds = [
    { from: 0.14, to: 0.3, count: 12 },
    { from: 0.32, to: 0.46, count: 24 },
    { from: 0.5, to: 0.74, count: 12 },
    { from: 0.76, to: 0.86, count: 36 },
  ];
  for (const { from, to, count } of rounds) {
    ring(pen, [0, 0, r * to], { thread, width: r * 0.022 });
    for (let i = 0; i < count; i += 1) {
      inFrame(pen, { turn: (i / count) * TAU }, () => {
        if (count === 12 && from > 0.4) {
          for (const lean of [-0.6, -0.2, 0.2, 0.6])
            cord(
              pen,
              [
                [0, -r * from],
                [lean * r * 0.16, -r * to],
              ],
              { thread, width: r * 0.022 },
            );
        } else
          cord(
            pen,
            [
              [0, -r * from],
              [0, -r * to],
            ],
            { thread, width: r * 0.03 },
          );
      });
    }
  }
  for (let i = 0; i < 24; i += 1) {
    inFrame(pen, { turn: (i / 24) * TAU }, () => {
      const half = ((TAU * 0.86) / 24) * r * 0.5;
      cord(
        pen,
        [
          [-half, -r * 0.86],
          [-half * 0.8, -r * 0.95],
          [0, -r * 0.99],
          [half * 0.8, -r * 0.95],
          [half, -r * 0.86],
        ],
        { thread, width: r * 0.024 },
      );
    });
  }
}

/** Bands of scallops on net, a leaf in each, between ladders of holes. */
function scallops({ sheet, spec, tones, gap }: Work): void {
  layNet(sheet, { mesh: 14, thread: tones.thread, rng: spec.rng });
  const width = 128 * spec.scale * gap;
  const grid = lattice(sheet.unit, { width, height: width * 1.25, rng: spec.rng });
  const { cellWidth: w, cellHeight: h } = grid;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: Math.max(w, h) }, reach: 1.1 }, (pen) => {
      const arc: PathPoint[] = Array.from({ length: 13 }, (_, i): PathPoint => {
        const a = lerp(Math.PI, 0, i / 12);
        return [Math.cos(a) * w * 0.5, -h * 0.12 + Math.sin(a) * h * 0.4];
      });
      gimp(pen, [[-w * 0.5, -h * 0.3], ...arc, [w * 0.5, -h * 0.3]], { ...tones, cordWidth: 1 });
      cord(pen, arc, { thread: tones.thread, width: 5 });
      for (const [i, [x, y]] of arc.entries())
        if (i > 0)
          ring(pen, [x * 0.86, y * 0.86 - h * 0.02, w * 0.032], {
            thread: tones.thread,
            width: 2,
            hole: tones.hole,
          });
      inFrame(pen, { y: -h * 0.04 }, () => laceRose(pen, Math.min(w, h) * 0.26, tones));
      for (const side of [-1, 1])
        inFrame(pen, { x: side * w * 0.12, y: h * 0.02, turn: side * 2.2 }, () =>
          laceLeaf(pen, w * 0.3, tones),
        );
      for (const y of [-0.3, -0.42])
        cord(
          pen,
          [
            [-w / 2, h * y],
            [w / 2, h * y],
          ],
          { thread: tones.thread, width: 3.4 },
        );
      for (let i = 0; i < 6; i += 1)
        ring(pen, [w * ((i + 0.5) / 6 - 0.5), -h * 0.36, w * 0.045], {
          thread: tones.thread,
          width: 2.4,
          hole: tones.hole,
        });
    });
  }
  const dots = fillGaps(sheet.unit, {
    taken: grid.points.map(({ x, y }) => ({ x, y, radius: h * 0.36 })),
    sizes: [{ name: 'dot', radius: 10, gap: 1.2, tries: 40 }],
    rng: spec.rng,
  });
  for (const at of dots)
    placeFigure(sheet, spec, { at, reach: 1 }, (pen) =>
      gimp(pen, circle(at.radius * 0.32), { ...tones, solid: true }),
    );
}

const WORKS: Record<string, (work: Work) => void> = {
  chantilly,
  guipure,
  'broderie anglaise': broderie,
  crochet,
  'scalloped bands': scallops,
};

/** Lace of one thread over a cloth. */
export const lace: Motif = {
  id: 'lace',
  words: {
    lace: 8,
    lacy: 7,
    chantilly: 9,
    guipure: 9,
    'broderie anglaise': 10,
    broderie: 9,
    eyelet: 7,
    crochet: 8,
    crocheted: 8,
    doily: 8,
    doilies: 8,
    tulle: 4,
    bridal: 4,
    lingerie: 4,
    tatting: 7,
    macrame: 6,
    openwork: 6,
    'floral lace': 9,
  },
  kind: 'figures',
  palettes: ['blush garden', 'heirloom', 'powder sky'],
  variants: ['chantilly', 'guipure', 'scalloped bands', 'broderie anglaise', 'crochet'],
  pinned: (has) => {
    if (has('chantilly', 'tulle', 'bridal')) return ['chantilly', 'scalloped bands'];
    if (has('guipure')) return ['guipure'];
    if (has('broderie anglaise', 'broderie', 'eyelet')) return ['broderie anglaise'];
    return has('crochet', 'crocheted', 'doily', 'doilies', 'macrame', 'tatting')
      ? ['crochet', 'guipure']
      : [];
  },
  repeat: 'half-drop',
  grid: halfTile,
  finish: { warp: 0.8 },
  render: (sheet, spec) => {
    const { thread, cloth } = coloursOf(spec);
    if (spec.layer !== 'over') fillSheet(sheet, cloth);
    const hole =
      spec.variant === 'broderie anglaise' && Math.abs(lightness(cloth) - lightness(thread)) < 0.15
        ? adjust(thread, -0.3)
        : cloth;
    const palette = { ...spec.palette, ground: cloth, dark: thread, light: thread };
    WORKS[spec.variant]({
      sheet,
      spec: { ...spec, palette },
      tones: { thread, hole },
      gap: 1 / Math.sqrt(spec.density),
    });
  },
};
