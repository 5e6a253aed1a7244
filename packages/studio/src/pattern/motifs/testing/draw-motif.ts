import type { Repeat } from '@toile/contract';
import { createRng } from '../../../core/rng.ts';
import { createSheet, type Sheet } from '../../../core/sheet.ts';
import { createUnit } from '../../../core/unit.ts';
import type { Motif, MotifSpec } from '../../motif.ts';
import { PALETTES } from '../../prompt/palettes.ts';
import { rose } from '../../subjects/flowers/rose.ts';
import { lemon } from '../../subjects/fruit/lemon.ts';

type Wishes = Partial<MotifSpec> & { repeat: Repeat };

/** What a motif is told when a prompt asks for nothing but it. */
export function plainSpec(motif: Motif, wishes: Wishes): MotifSpec {
  return {
    palette: PALETTES[0],
    namedColours: [],
    hasColourWish: true,
    style: 'gouache',
    scale: 1,
    density: 1,
    variant: motif.variants[0],
    seed: `test ${wishes.variant}`,
    designSeed: `test ${wishes.variant}`,
    rng: createRng(`test ${wishes.variant}`),
    has: () => false,
    subjects: motif.lays ? [rose, lemon] : [],
    layer: 'alone',
    ...wishes,
  };
}

/** Draws one unit of a motif on a small tile, for tests. */
export function drawMotif(motif: Motif, wishes: Wishes, tilePx = 256): Sheet {
  const spec = plainSpec(motif, wishes);
  const sheet = createSheet(createUnit(wishes.repeat, motif.grid(spec)), tilePx);
  motif.render(sheet, spec);
  return sheet;
}

/** The pixels of a drawn unit, RGBA. */
export const pixelsOf = ({ ctx, widthPx, heightPx }: Sheet): Uint8ClampedArray =>
  ctx.getImageData(0, 0, widthPx, heightPx).data;
