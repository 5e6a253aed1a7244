import type { Point } from '../../../core/scene/point.ts';
import { type Mark, seam, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { hemBehind } from './hem-behind.ts';
import { patchPocket } from './pockets/patch-pocket.ts';
import { curve, mirrored } from './shape.ts';
import { hiddenInPleats, skirtFolds } from './skirt-folds.ts';
import { flutesOf, hemOf, SHAPES, type SkirtPlan, sideOf } from './skirt-plan.ts';
import { slit } from './slits.ts';
import { tieredSkirt } from './tiers.ts';

/** A skirt without its waistband, from the far side of its hem to its front. */
export function makeSkirt(plan: SkirtPlan): GarmentPart[] {
  if (plan.shape === 'tiered') return tieredSkirt(plan);
  const side = sideOf(plan, 0, 1);
  const flutes = flutesOf(plan, plan.seed);
  const hem = hemOf(plan, { side, flutes });
  const front = createPanel({
    name: 'skirt',
    left: side,
    right: mirrored(side),
    outlines: [[...side, ...hem.slice(1, -1), ...mirrored(side).toReversed()]],
    bulge: plan.shape === 'pencil' ? 0.17 : 0.14,
    squareness: 2.3,
    edgeCm: 0.25,
    folds: skirtFolds(plan, flutes),
    cut: { extra: plan.shape === 'pleated' ? hiddenInPleats(plan) : undefined },
    cast: 0.4,
    isDouble: true,
    marks: [...skirtMarks(plan, hem), ...placketLines(plan)],
  });
  return [
    ...hemBehind(plan, side),
    front,
    ...overlap(plan, front, hem),
    ...slitsOf(plan, hem),
    ...skirtPockets(plan),
    ...buttonsOf(plan),
  ];
}

/** The openings of pockets in the side seams, or a patch pocket at each side. */
function skirtPockets({ pockets, waistHalf, waistY, length }: SkirtPlan): GarmentPart[] {
  if (!pockets) return [];
  if (pockets === 'inseam') {
    return [-1, 1].flatMap((sign) => {
      const path = curve(
        [sign * waistHalf * 0.72, waistY + 2.4],
        [sign * waistHalf * 1.06, waistY + 9.5],
        [sign * (waistHalf + 5), waistY + 17.5],
      );
      const inner = path.map(([x, y]): Point => [x - sign * 0.8, y + 0.5]);
      const opening = createPanel({
        name: `pocket opening ${sign}`,
        left: sign < 0 ? path : inner,
        right: sign < 0 ? inner : path,
        stuff: 'inside',
        shade: 0.34,
        bulge: -0.1,
        cast: 0,
        edgeCm: 0.1,
      });
      return [opening, stitch(path.map(([x, y]): Point => [x - sign * 1.7, y + 0.8]))];
    });
  }
  const width = 14;
  return [-1, 1].map((sign) =>
    patchPocket({
      name: `pocket ${sign < 0 ? 'left' : 'right'}`,
      at: [
        sign < 0 ? -waistHalf - 1.5 : waistHalf + 1.5 - width,
        waistY + Math.min(14, length * 0.22),
      ],
      width,
      height: 15.5,
      point: 0.8,
    }),
  );
}

/** Open slits, from the thigh or the knee to the hem. */
function slitsOf({ slit: kind, waistY, length }: SkirtPlan, hem: readonly Point[]): GarmentPart[] {
  if (!kind) return [];
  const places = kind === 'leg' ? [0.68] : [0.07, 0.93];
  const high = kind === 'leg' ? Math.min(0.42, 34 / length) : 0.6;
  return places.map((part) => {
    const [x, y] = hem[Math.round((hem.length - 1) * part)];
    const top: Point = [x * (kind === 'leg' ? 0.72 : 0.84), waistY + (y - waistY) * high];
    return slit({ name: `slit ${part}`, top, foot: [x, y], widthCm: kind === 'leg' ? 6.5 : 4.2 });
  });
}

function skirtMarks({ shape }: SkirtPlan, hem: readonly Point[]): Mark[] {
  const up = shape === 'pleated' ? 1.4 : 2.2;
  return [stitch(hem.map(([x, y]): Point => [x, y - up]))];
}

/** The upper layer of a wrapped skirt: the same cloth and folds, cut along a slant. */
function overlap(
  { shape, waistHalf, waistY, hasSlit }: SkirtPlan,
  front: Panel,
  hem: readonly Point[],
): GarmentPart[] {
  if (hasSlit) {
    const [x, y] = hem[Math.round(hem.length * 0.68)];
    return [
      seam(
        [
          [x - 1, y - 30],
          [x, y + 0.4],
        ],
        1.6,
      ),
    ];
  }
  if (shape !== 'wrap') return [];
  const count = Math.round(hem.length * 0.4);
  const end = hem[count];
  const edge = curve(
    [waistHalf * 0.86, waistY],
    [waistHalf * 0.5, waistY + (end[1] - waistY) * 0.34],
    [end[0] + 4.4, waistY + (end[1] - waistY) * 0.72],
    [end[0], end[1] + 0.2],
  );
  return [
    {
      ...front,
      name: 'wrap',
      outlines: [[...front.left, ...hem.slice(1, count), ...edge.toReversed()]],
      cast: 0.6,
      liftCm: 0.8,
      marks: [...front.marks, stitch(edge.map(([x, y]): Point => [x - 0.9, y]))],
    },
  ];
}

/** The edge of the upper side of a buttoned front, and its stitching. */
function placketLines({ hasButtons, waistY, length }: SkirtPlan): Mark[] {
  if (!hasButtons) return [];
  const line = (x: number): Point[] => [
    [x, waistY],
    [x, waistY + length + 20],
  ];
  return [seam(line(1.7), 1), stitch(line(1.2)), stitch(line(-1.2))];
}

function buttonsOf({ hasButtons, waistY, length, shape }: SkirtPlan): GarmentPart[] {
  if (!hasButtons) return [];
  const end = waistY + length + SHAPES[shape].lift;
  const marks: GarmentPart[] = [];
  for (let y = waistY + 4; y < end - 10; y += 9) {
    marks.push({ is: 'button', at: [0, y], radiusCm: 0.72, look: 'shell' });
  }
  return marks;
}
