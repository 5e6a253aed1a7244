import type { Circle } from '../../../core/fill-gaps.ts';
import { lerp } from '../../../core/interpolate.ts';
import { leaf } from '../../botany/leaf.ts';
import { drawStalk } from '../../botany/stalk.ts';
import {
  type Blossom,
  carnation,
  chrysanthemum,
  dogRose,
  lotus,
  starlet,
  tulipHead,
} from '../../ornament/blossoms.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { drawAcanthus } from './acanthus-curls.ts';
import { type Bend, bayOf, bendsOf, placeOf, shootOf, stemOf } from './bend.ts';
import { fillBehind, fillBetween } from './fillings.ts';
import { blossomTones, type Garden, type Tones } from './garden.ts';

type Design = {
  blossoms: readonly Blossom[];
  size: number;
  acanthus: number;
  leaves: number;
  ground: boolean;
};

const DESIGNS: Record<string, Design> = {
  meander: {
    blossoms: [lotus, chrysanthemum, carnation],
    size: 0.27,
    acanthus: 0.2,
    leaves: 5,
    ground: true,
  },
  acanthus: { blossoms: [dogRose, starlet], size: 0.2, acanthus: 0.3, leaves: 2, ground: false },
  chintz: {
    blossoms: [tulipHead, lotus, dogRose, carnation],
    size: 0.24,
    acanthus: 0,
    leaves: 7,
    ground: false,
  },
};

/** Leaves on both sides of a winding stem. */
function drawStemLeaves(
  pen: Pen,
  bend: Bend,
  { tones, leaves }: { tones: Tones; leaves: number },
): void {
  const stem = stemOf(bend);
  for (let i = 0; i < leaves; i += 1) {
    const at = stem(lerp(0.06, 0.94, i / Math.max(1, leaves - 1)));
    const side = i % 2 === 0 ? 1 : -1;
    const length = bend.gap * pen.rng.range(0.2, 0.27);
    inFrame(pen, { ...at, turn: at.turn + side * pen.rng.range(0.7, 1) }, () =>
      leaf(
        pen,
        { length, width: length * 0.42, bend: side * 0.2, veins: 5 },
        pen.rng.pick(tones.leaves),
      ),
    );
  }
}

/** Winding stems with a flower in every bay. */
export function winding(garden: Garden): void {
  const { sheet, spec, tones } = garden;
  const design = DESIGNS[spec.variant];
  const bends = bendsOf(sheet.unit, spec);
  const taken = bends.flatMap((bend): Circle[] => {
    const [x, y] = bayOf(bend);
    const stem = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => stemOf(bend)(t));
    const spread = (design.size + (design.acanthus > 0 ? 0.12 : 0.04)) * bend.gap;
    return [
      { x: bend.x + x, y: bend.y + y, radius: spread },
      ...stem.map((p) => ({ x: bend.x + p.x, y: bend.y + p.y, radius: bend.gap * 0.09 })),
    ];
  });
  const each = (draw: (pen: Pen, bend: Bend) => void) => {
    for (const bend of bends)
      placeFigure(sheet, spec, { at: placeOf(bend), reach: 1.9 }, (pen) => draw(pen, bend));
  };
  if (design.ground) fillBehind(garden, taken);
  fillBetween(garden, taken);
  each((pen, bend) => {
    const width = bend.gap * 0.05;
    drawStalk(pen, stemOf(bend), { width, colour: tones.stem, tip: 1 });
    drawStalk(pen, shootOf(bend), { width: width * 0.8, colour: tones.stem, tip: 0.5 });
  });
  if (design.acanthus > 0)
    each((pen, bend) => drawAcanthus(pen, bend, { tones, width: design.acanthus }));
  each((pen, bend) => drawStemLeaves(pen, bend, { tones, leaves: design.leaves }));
  each((pen, bend) => {
    const [x, y] = bayOf(bend);
    inFrame(pen, { x, y, turn: pen.rng.range(-0.35, 0.35) }, () =>
      pen.rng.pick(design.blossoms)(pen, bend.gap * design.size, blossomTones(tones, pen)),
    );
  });
}
