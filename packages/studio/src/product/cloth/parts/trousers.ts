import { createRng, type Rng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import { seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { fly } from './fly.ts';
import { legFlutes, legFolds } from './leg-folds.ts';
import { legLines, type TrousersPlan } from './leg-lines.ts';
import { flap } from './pockets/flap.ts';
import { patchPocket } from './pockets/patch-pocket.ts';
import { edgesOn, onSide, SIDES, type Side } from './shape.ts';

/** Both legs and what is sewn on them; the left lies over the right at the fly. */
export function makeTrousers(plan: TrousersPlan): GarmentPart[] {
  const rng = createRng(`${plan.seed}:legs`);
  const [right, left] = (['right', 'left'] as const).map((side) => leg(side, plan, rng));
  return [right, left, ...fly(plan), ...SIDES.flatMap((side) => extras(side, plan))];
}

function leg(side: Side, plan: TrousersPlan, rng: Rng): Panel {
  const { outer, inner, hem } = legLines(plan);
  const flutes = legFlutes(side, plan);
  const wave = (s: number) => flutes.heightAt(side === 'left' ? s : 1 - s, 1) * 0.5;
  const wavy = hem.map(([x, y], i): Point => [x, y + wave(i / 30) * 4 * (i / 30) * (1 - i / 30)]);
  const row = plan.look === 'jeans' || plan.look === 'cargo' ? topStitch : stitch;
  const above = (up: number): Point[] =>
    onSide(
      side,
      wavy.map(([x, y]): Point => [x, y - up]),
    );
  const sideRow = onSide(
    side,
    outer.map(([x, y]): Point => [x + 0.7, y]),
  );
  return createPanel({
    name: `leg ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...wavy, ...inner.toReversed()])],
    cut: { anchor: side === 'left' ? 1 : 0 },
    bulge: plan.look === 'stretch' ? 0.26 : 0.19,
    squareness: 2.2,
    folds: [flutes.fold, ...legFolds(side, plan, rng)],
    cast: 0.45,
    liftCm: 0.6,
    isDouble: true,
    marks: [
      row(above(plan.hasCuffs ? 4.6 : 1.9)),
      ...(plan.hasCuffs ? [seam(above(4.9), 1)] : []),
      ...(plan.look === 'jeans'
        ? [topStitch(sideRow.filter(([, y]) => y < plan.waistY + 24))]
        : []),
    ],
  });
}

function extras(side: Side, { look, waistY, length }: TrousersPlan): GarmentPart[] {
  if (look !== 'cargo') return [];
  const y = waistY + Math.min(44, length * 0.55);
  const x = side === 'left' ? -25.4 : 10.9;
  return [
    patchPocket({
      name: `cargo ${side}`,
      at: [x, y],
      width: 14.5,
      height: 18,
      point: 0.6,
      isWorkwear: true,
    }),
    flap({
      name: `cargo flap ${side}`,
      at: [x - 0.3, y - 0.6],
      width: 15.1,
      height: 6,
      point: 0.8,
      isWorkwear: true,
    }),
  ];
}
