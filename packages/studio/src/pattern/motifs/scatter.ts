import { type Placed, type ScatterSize, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { leaf } from '../botany/leaf.ts';
import { dot } from '../botany/marks.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { Pen } from '../paint/pen.ts';
import { DOT_WORDS, LEAF_WORDS } from '../prompt/refusals.ts';
import type { Layout } from '../prompt/settings-words.ts';
import type { Subject } from '../subject.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { layBorder } from './scatter/lay-border.ts';
import { layCells } from './scatter/lay-cells.ts';
import { layGarlands } from './scatter/lay-garlands.ts';
import { layPairs } from './scatter/lay-pairs.ts';
import { layRows } from './scatter/lay-rows.ts';
import { specOfThing } from './thing-spec.ts';

type SizeName = 'hero' | 'medium' | 'filler';

/** The sizes of each design. */
function sizesOf({ variant, scale, density }: MotifSpec): ScatterSize<SizeName>[] {
  const gap = 1 / Math.sqrt(density);
  const size = (name: SizeName, radius: number, more: Partial<ScatterSize<SizeName>>) => ({
    name,
    radius: radius * scale,
    ...more,
  });
  const filler = size('filler', 9, { jitter: 0.3, gap: 1.15 * gap });
  if (variant === 'even')
    return [size('hero', 56, { jitter: 0.06, gap: 0.98 * gap, tries: 500 }), filler];
  if (variant === 'large') {
    return [
      size('hero', 92, { jitter: 0.1, gap: 0.98 * gap, tries: 500 }),
      size('medium', 32, { jitter: 0.2, gap }),
      filler,
    ];
  }
  if (variant === 'mini')
    return [size('hero', 31, { jitter: 0.1, gap: 1.12 * gap, tries: 400 }), filler];
  return [
    size('hero', 64, { jitter: 0.12, gap: gap * 0.98, tries: 400 }),
    size('medium', 28, { jitter: 0.2, gap: 0.98 * gap, tries: 300 }),
    filler,
  ];
}

function drawFiller(pen: Pen, radius: number, { refuses }: MotifSpec): void {
  const { palette, rng } = pen;
  const isDot = rng.chance(0.6);
  if (refuses?.(...(isDot ? DOT_WORDS : LEAF_WORDS))) return;
  if (isDot)
    dot(pen, { x: 0, y: 0, radius: radius * 0.4 }, rng.pick([palette.accent, palette.blooms[1]]));
  else leaf(pen, { length: radius * 1.6, width: radius * 0.7, veins: 0 }, palette.leaves[0]);
}

function turnOf(subject: Subject, placed: Placed, { layout }: MotifSpec): number {
  return subject.turns === 'any' || layout === 'tossed'
    ? placed.turn
    : (placed.turn - Math.PI) * 0.14;
}

const LAYOUTS: Partial<Record<Layout, (sheet: Sheet, spec: MotifSpec) => void>> = {
  rows: layRows,
  pairs: layPairs,
  border: layBorder,
  garlands: layGarlands,
  cells: layCells,
};

/** Subjects strewn over a ground, or laid out as the prompt asks: whatever it names, mixed. */
export const scatterMotif: Motif = {
  id: 'scatter',
  words: {
    conversational: 3,
    novelty: 3,
    scattered: 0.5,
    tossed: 1,
    confetti: 0,
    garland: 2,
    swag: 2,
    'border print': 2,
  },
  kind: 'figures',
  lays: 'anything',
  variants: ['tossed', 'even', 'large', 'mini'],
  // What is worn is lost on tiny figures.
  pinned: (has) => {
    if (has('wearing', 'dressed', 'scarf', 'hat')) return ['large', 'tossed', 'even'];
    if (has('tiny', 'micro', 'mini', 'miniature')) return ['mini', 'even'];
    return has('small', 'little', 'petite') ? ['mini', 'even', 'tossed'] : [];
  },
  repeat: 'half-drop',
  grid: ({ variant, scale, layout }) => {
    if (layout === 'border') return { columns: 1, rows: 1 };
    return {
      columns: 2,
      rows: variant === 'large' || scale > 1.2 || layout === 'garlands' ? 1 : 2,
    };
  },
  isPlaced: ({ layout }) => layout === 'border',
  render: (sheet, spec) => {
    layGround(sheet, spec);
    if (spec.subjects.length === 0) return;
    const lay = spec.layout && LAYOUTS[spec.layout];
    if (lay) {
      lay(sheet, spec);
      return;
    }
    const placed = scatter(sheet.unit, sizesOf(spec), spec.rng);
    placed.forEach((at, i) => {
      const subject = spec.subjects[i % spec.subjects.length];
      const own = at.name === 'filler' ? spec : specOfThing(spec, subject);
      placeFigure(sheet, own, { at, reach: 1.5 }, (pen) => {
        pen.ctx.rotate(at.name === 'filler' ? at.turn : turnOf(subject, at, spec));
        if (at.name === 'filler') drawFiller(pen, at.radius, spec);
        else subject.draw(pen, at.radius * (spec.sizes?.get(subject.id) ?? 1));
      });
    });
  },
};
