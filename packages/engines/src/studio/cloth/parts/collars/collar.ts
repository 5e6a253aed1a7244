import type { Point } from '../../../scene/point.ts';
import { creases } from '../../folds/crease.ts';
import { ribs } from '../../folds/ribs.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { seam, stitch } from '../../marks/mark.ts';
import { createPanel, type GarmentPart } from '../../panel.ts';
import { backInside, backRib, frontNeck, neckRib } from '../back-inside.ts';
import { curve, mirrored, offset, onSide, SIDES } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';
import { tailoredCollar } from './lapels.ts';
import { collarBack, type Leaf, leafPanel } from './leaf.ts';
import {
  CAMP_LAPEL,
  CAMP_LEAF,
  OPEN_SHIRT_LEAF,
  PETER_PAN_LEAF,
  POLO_LEAF,
  SHIRT_LEAF,
} from './leaves.ts';
import { funnel, hood, turtleneck } from './tubes.ts';

/** What lies behind the front and what lies over it at the neck. */
export type Collar = { behind: GarmentPart[]; over: GarmentPart[] };

/** Makes the collar of a top. */
export function makeCollar(context: TopContext): Collar {
  const { plan, neckHalf, neckDepth } = context;
  const lapels = (kind: 'notch' | 'peak' | 'shawl') => {
    const breakAt = plan.breakAt ?? 32;
    const meetAt = plan.closure === 'double' ? 6 : plan.closure === 'open' ? -4.5 : 1.6;
    return {
      behind: backInside({ half: 9, depth: breakAt, rise: -1 }),
      over: tailoredCollar({ kind, breakAt, meetAt }),
    };
  };
  const back = (rise: number) => backInside({ half: neckHalf, depth: neckDepth, rise });
  switch (plan.collar) {
    case 'none':
      return bareNeck(context);
    case 'shirt': {
      const leaf =
        plan.closure === 'buttons' && plan.looseness < 0.62 ? SHIRT_LEAF : OPEN_SHIRT_LEAF;
      return leaves(leaf, context);
    }
    case 'polo':
      return leaves(POLO_LEAF, context);
    case 'camp': {
      const lapel = SIDES.map((side) => leafPanel(CAMP_LAPEL, { name: 'lapel', side }));
      const { behind, over } = leaves(CAMP_LEAF, context);
      return { behind, over: [...lapel, ...over] };
    }
    case 'peter-pan':
      return {
        behind: back(1.4),
        over: SIDES.map((side) => leafPanel(PETER_PAN_LEAF, { name: 'collar', side })),
      };
    case 'notch':
    case 'peak':
    case 'shawl':
      return lapels(plan.collar);
    case 'turtle':
      return { behind: [], over: turtleneck() };
    case 'funnel':
      return { behind: [], over: funnel() };
    case 'hood':
      return { behind: [], over: hood() };
    case 'mandarin':
      return standing(context, 'cloth');
    case 'bomber':
      return standing(context, 'rib');
    case 'bow':
      return bow(context);
    case 'kimono':
      return { behind: back(-1.2), over: kimonoBands(context) };
  }
}

function bareNeck({ plan, neck, neckHalf, neckDepth }: TopContext): Collar {
  const behind = backInside({ half: neckHalf, depth: neckDepth, rise: 1.5 });
  if (plan.neckFinish === 'stitched') return { behind, over: [] };
  const path = frontNeck(neck);
  const over = neckRib(path, plan.closure === 'none' ? 2 : 2.3);
  return { behind: [behind[0], backRib(neckHalf, 1.5, 1.9), ...behind.slice(1)], over: [over] };
}

function leaves(leaf: Leaf, { plan, neckHalf, neckDepth }: TopContext): Collar {
  const stitching = plan.isWorkwear ? 'contrast' : 'tonal';
  return {
    behind: [
      ...backInside({ half: neckHalf, depth: neckDepth, rise: -0.6 }).slice(0, 1),
      collarBack({ half: 6.9, top: -4.7, low: 3.2 }),
      { is: 'label', at: [0, -0.2] },
    ],
    over: SIDES.map((side) => leafPanel(leaf, { name: 'collar', side, stitching })),
  };
}

/** A band that stands around the neck, open at the front. */
function standing({ neck, neckHalf, neckDepth }: TopContext, stuff: 'cloth' | 'rib'): Collar {
  const height = stuff === 'rib' ? 3.6 : 3.2;
  // It stands: straight up at the front, leaning in to the neck at the sides.
  const inner = neck.map(([x, y]): Point => [x + 1.5 * (x / -neckHalf) ** 2, y - height]);
  const over = SIDES.map((side) => {
    const [a, b] = [onSide(side, neck), onSide(side, inner)];
    return createPanel({
      name: `stand ${side}`,
      left: side === 'left' ? a : b,
      right: side === 'left' ? b : a,
      stuff,
      bulge: 0.16,
      cut: { turn: side === 'left' ? 0.5 : -0.5 },
      folds:
        stuff === 'rib' ? [ribs({ everyCm: 0.45, heightCm: 0.04, along: 't' })] : [wrinkle(0.06)],
      cast: 0.45,
      liftCm: 0.5,
      marks: [seam(a, 0.5)],
    });
  });
  return {
    behind: [
      ...backInside({ half: neckHalf, depth: neckDepth, rise: -0.6 }).slice(0, 1),
      {
        ...collarBack({ half: neckHalf - 1.5, top: -height - 0.9, low: 2.2 }),
        stuff: stuff === 'rib' ? 'rib' : 'cloth',
      },
      { is: 'label', at: [0, 0.4] },
    ],
    over,
  };
}

/** The long straight band that runs down both edges of a kimono. */
function kimonoBands({ plan, neckHalf }: TopContext): GarmentPart[] {
  const isCrossed = plan.closure === 'wrap';
  const breakAt = plan.breakAt ?? 42;
  const meet = isCrossed ? 9 : -4.2;
  const low = isCrossed ? breakAt + 4 : plan.cut.length + 0.6;
  return (['right', 'left'] as const).map((side) => {
    const edge = curve(
      [-neckHalf + 0.4, -0.8],
      [meet + (-neckHalf - meet) * 0.76, breakAt * 0.27],
      [meet + (-neckHalf - meet) * 0.38, breakAt * 0.62],
      [meet, breakAt],
      [meet, low],
    );
    const outer = offset(edge, 4.4);
    const [a, b] = [onSide(side, outer), onSide(side, edge)];
    return createPanel({
      name: `band ${side}`,
      left: side === 'left' ? a : b,
      right: side === 'left' ? b : a,
      cut: { turn: Math.PI / 2, clothAt: [side === 'left' ? 2 : 8, 3] },
      bulge: 0.08,
      edgeCm: 0.35,
      folds: [wrinkle(0.1, { acrossCm: 6, downCm: 12 })],
      cast: 0.5,
      liftCm: 0.5,
      marks: [stitch(onSide(side, offset(edge, 3.9)))],
    });
  });
}

/** A soft bow at the throat: two loops, two tails and the knot. */
function bow(context: TopContext): Collar {
  const { behind, over } = standing(context, 'cloth');
  const y = context.neckDepth;
  const loop = (side: 'left' | 'right') => {
    const upper = curve([-0.4, y - 0.6], [-5.5, y - 4], [-10, y - 2.4], [-10.8, y + 1.4]);
    const lower = curve([-0.4, y + 0.9], [-5, y + 3], [-9, y + 4.2], [-10.8, y + 1.4]);
    return createPanel({
      name: `bow ${side}`,
      left: onSide(side, upper),
      right: onSide(side, lower),
      bulge: 0.28,
      squareness: 2,
      cut: { turn: 1.3, clothAt: [5, side === 'left' ? 2 : 9] },
      folds: [
        creases(
          [-0.7, 0.2, 1].map((k) => {
            const [from, to] = onSide(side, [
              [-0.6, y + k * 0.5],
              [-8, y + k * 2.4],
            ]);
            return { from, to, widthCm: 0.7, heightCm: 0.42, peak: 0.25 };
          }),
        ),
      ],
      cast: 0.6,
      liftCm: 1,
    });
  };
  const tail = (side: 'left' | 'right') => {
    const outer: Point[] = curve([-0.6, y], [-4, y + 8], [-6.8, y + 17], [-7.4, y + 25]);
    const inner: Point[] = curve([0.6, y + 0.4], [0, y + 9], [-1.4, y + 18], [-2.2, y + 26.5]);
    return createPanel({
      name: `tail ${side}`,
      left: onSide(side, outer),
      right: onSide(side, inner),
      bulge: 0.16,
      cut: { clothAt: [side === 'left' ? 4 : 11, 0], turn: side === 'left' ? 0.2 : -0.2 },
      folds: [
        creases([
          {
            from: onSide(side, [[-0.2, y + 1]])[0],
            to: onSide(side, [[-3.4, y + 20]])[0],
            widthCm: 0.9,
            heightCm: 0.5,
            peak: 0.25,
          },
          {
            from: onSide(side, [[0, y + 1]])[0],
            to: onSide(side, [[-5, y + 15]])[0],
            widthCm: 0.7,
            heightCm: 0.4,
            peak: 0.25,
          },
        ]),
        wrinkle(0.12),
      ],
      cast: 0.5,
      liftCm: 0.8,
    });
  };
  const knot = createPanel({
    name: 'knot',
    left: curve([-1.5, y - 1.7], [-1.9, y], [-1.4, y + 2]),
    right: mirrored(curve([-1.5, y - 1.7], [-1.9, y], [-1.4, y + 2])),
    bulge: 0.4,
    squareness: 2,
    folds: [creases([{ from: [-0.6, y - 1.6], to: [-0.4, y + 2], widthCm: 0.5, heightCm: 0.25 }])],
    cast: 0.6,
  });
  return { behind, over: [...over, ...SIDES.map(tail), ...SIDES.map(loop), knot] };
}
