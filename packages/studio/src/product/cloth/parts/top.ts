import { createRng } from '../../../core/rng.ts';
import type { Point } from '../../../core/scene/point.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { bodyFolds } from './body-folds.ts';
import { makeClosure } from './closures.ts';
import { makeCollar } from './collars/collar.ts';
import { makeFronts } from './fronts.ts';
import { type NecklineId, necklineOf, OFF_SHOULDER_CM } from './necklines.ts';
import { makePockets } from './pockets/make-pockets.ts';
import { mirrored, offset } from './shape.ts';
import { makeSleeves } from './sleeves.ts';
import { sideSlits } from './slits.ts';
import { neckTassels } from './tassels.ts';
import type { CollarId, TopContext, TopPlan } from './top-plan.ts';
import { hemLine, torsoEdges } from './torso.ts';

/** The neckline that each collar needs; others keep the design's. */
const NECK_OF: Partial<Record<CollarId, NecklineId>> = {
  shirt: 'crew',
  polo: 'crew',
  camp: 'v',
  'peter-pan': 'crew',
  mandarin: 'crew',
  ruff: 'crew',
  bomber: 'crew',
  bow: 'crew',
  turtle: 'crew',
  funnel: 'crew',
  hood: 'crew',
};

const RIB_HEM = 6;
/** Height of a shirt-tail's sides above its middle, in centimetres. */
const TAIL = 7.5;

/** Makes the parts of a top, the lowest first: back, sleeves, fronts, pockets, collar, closure. */
export function makeTop(plan: TopPlan): GarmentPart[] {
  const context = contextOf(plan);
  const { cut } = plan;
  const isRibbed = plan.hem === 'rib';
  const hemY = isRibbed ? cut.length - RIB_HEM + 0.8 : cut.length;
  const hem = hemOf(context, hemY);
  const collar = makeCollar(context);
  const fronts = makeFronts({
    context,
    hem,
    shared: {
      bulge: 0.13,
      squareness: 2.9,
      isDouble: true,
      folds:
        plan.folds ??
        bodyFolds(cut, { seed: plan.seed, rng: context.rng, looseness: plan.looseness }),
      cast: 0.42,
      marks: bodyMarks(context, hem),
    },
  });
  const closure = makeClosure(context, isRibbed ? cut.length : hemY);
  return [
    ...collar.behind,
    ...makeSleeves(context),
    ...fronts,
    ...(isRibbed ? ribHem(plan, hemY) : []),
    ...(plan.slit ? sideSlits({ half: cut.hemHalf, hemY }) : []),
    ...makePockets(context),
    ...(plan.collar === 'funnel' ? [...collar.over, ...closure] : [...closure, ...collar.over]),
    ...(plan.tassels ? neckTassels([0, context.neckDepth + 0.6]) : []),
  ];
}

function contextOf(plan: TopPlan): TopContext {
  const id = NECK_OF[plan.collar] ?? plan.neckline;
  if (id === 'off-shoulder') return bareShoulders(plan);
  const shape = necklineOf(id, (plan.neckEase ?? 0) + (plan.collar === 'none' ? 0 : -0.9));
  const edges = torsoEdges({ ...plan.cut, neckHalf: shape.half });
  return {
    plan,
    edges,
    neck: shape.path,
    neckHalf: shape.half,
    neckDepth: shape.depth,
    rng: createRng(`${plan.seed}:top`),
  };
}

/** A top that begins below the shoulders, straight across. */
function bareShoulders(given: TopPlan): TopContext {
  const shoulderHalf = Math.max(given.cut.shoulderHalf, 18.4);
  const cut = { ...given.cut, shoulderHalf, shoulderDrop: OFF_SHOULDER_CM };
  const plan: TopPlan = { ...given, cut, neckFinish: 'stitched' };
  const own = necklineOf('off-shoulder');
  const shape = necklineOf('off-shoulder', shoulderHalf - own.half);
  const edges = torsoEdges({ ...cut, neckHalf: shape.half });
  return {
    plan,
    edges: { ...edges, shoulder: [edges.tip] },
    neck: shape.path,
    neckHalf: shape.half,
    neckDepth: shape.depth,
    rng: createRng(`${plan.seed}:top`),
  };
}

/** Lower edge from left to right: shirts rise at the sides, others hang a little in the middle. */
function hemOf({ plan: { cut, hem }, edges }: TopContext, y: number): Point[] {
  if (hem === 'tail') {
    const high = y - TAIL;
    const half = -(edges.side.find(([, sideY]) => sideY >= high)?.[0] ?? -cut.hemHalf);
    return hemLine(half, y, (u) => -TAIL * Math.abs(u) ** 3.2 + 1.2 * (1 - u * u));
  }
  if (hem === 'joined') return hemLine(cut.hemHalf, y, (u) => 0.7 * (1 - u * u));
  return hemLine(
    cut.hemHalf,
    y,
    (u) => 1.3 * (1 - u * u) + 0.16 * Math.sin(u * 9 + 1) * (1 - u * u),
  );
}

function bodyMarks({ plan, edges }: TopContext, hem: readonly Point[]): Mark[] {
  const marks: Mark[] = [];
  const row = plan.isWorkwear ? topStitch : stitch;
  if (plan.hem === 'straight' || plan.hem === 'tail') {
    const up = plan.hem === 'tail' ? 0.9 : 2;
    marks.push(row(hem.map(([x, y]): Point => [x, y - up])));
  }
  const along = offset(edges.armhole, plan.sleeve === 'none' ? 0.9 : 0.6);
  const isSewnOver = plan.isWorkwear || plan.sleeve === 'none';
  for (const path of [along, mirrored(along)]) if (isSewnOver) marks.push(row(path));
  if (plan.isWorkwear) {
    const yoke: Point[] = [
      [-plan.cut.chestHalf, plan.cut.armholeDepth - 6],
      [plan.cut.chestHalf, plan.cut.armholeDepth - 6],
    ];
    marks.push(seam(yoke, 0.8), topStitch(yoke.map(([x, y]): Point => [x, y + 0.6])));
    for (const sign of [-1, 1]) {
      const dart: Point[] = [
        [sign * plan.cut.chestHalf * 0.62, plan.cut.armholeDepth - 6],
        [sign * plan.cut.hemHalf * 0.42, plan.cut.length],
      ];
      marks.push(seam(dart, 0.7), topStitch(dart.map(([x, y]): Point => [x + 0.55, y])));
    }
  }
  return marks;
}

/** A band of rib around the hips. */
function ribHem({ cut, closure }: TopPlan, y: number): GarmentPart[] {
  const half = cut.hemHalf - 1.1;
  const left: Point[] = [
    [-cut.hemHalf + 0.1, y - 0.8],
    [-half, y + 2],
    [-half + 0.2, y + RIB_HEM],
  ];
  const right = mirrored(left);
  const low = hemLine(half - 0.2, y + RIB_HEM, (u) => 1.1 * (1 - u * u));
  const up = hemLine(cut.hemHalf - 0.1, y - 0.8, (u) => 1.2 * (1 - u * u));
  const panel = createPanel({
    name: 'rib hem',
    left,
    right,
    outlines: [[...left, ...low.slice(1), ...right.toReversed(), ...up.toReversed()]],
    stuff: 'rib',
    bulge: 0.12,
    squareness: 3,
    folds: [ribs({ everyCm: 0.55, heightCm: 0.05, along: 's' }), wrinkle(0.12)],
    cast: 0.35,
    liftCm: 0.4,
    edgeCm: 0.4,
    marks: [seam(up, 0.7)],
  });
  const split: Mark[] =
    closure === 'buttons'
      ? [
          seam(
            [
              [1.7, y],
              [1.7, y + RIB_HEM + 1],
            ],
            0.8,
          ),
        ]
      : [];
  return [panel, ...split];
}
