import { TAU } from '../../../core/interpolate.ts';
import type { Sheet } from '../../../core/sheet.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';
import type { LaceTones } from '../../ornament/lace/flowers.ts';

/** What every kind of lace is made with; `gap` grows as the lace gets airier. */
export type Work = { sheet: Sheet; spec: MotifSpec; tones: LaceTones; gap: number };

/** A ring of eight points about (0, 0). */
export const circle = (radius: number): PathPoint[] =>
  Array.from(
    { length: 8 },
    (_, i): PathPoint => [Math.cos((i / 8) * TAU) * radius, Math.sin((i / 8) * TAU) * radius],
  );
