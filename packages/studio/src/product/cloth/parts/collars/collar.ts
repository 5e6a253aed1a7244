import type { GarmentPart } from '../../panel.ts';
import { backInside, backRib, frontNeck, neckRib } from '../back-inside.ts';
import { SIDES } from '../shape.ts';
import type { TopContext } from '../top-plan.ts';
import { bow } from './bow.ts';
import { hood } from './hood.ts';
import { kimonoBands } from './kimono-bands.ts';
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
import { ruff } from './ruff.ts';
import { shoulderFlounce } from './shoulder-flounce.ts';
import { standing } from './standing.ts';
import { funnel, turtleneck } from './tubes.ts';

/** The parts of a collar behind the front of the garment, and those over it. */
export type Collar = { behind: GarmentPart[]; over: GarmentPart[] };

/** Makes the collar of a top. */
export function makeCollar(context: TopContext): Collar {
  const { plan, neckHalf, neckDepth } = context;
  const lapels = (kind: 'notch' | 'peak' | 'shawl') => {
    const breakAt = plan.breakAt ?? 32;
    const meetAt =
      plan.closure === 'double'
        ? 6
        : plan.closure === 'open'
          ? -4.5
          : plan.closure === 'wrap'
            ? 8.6
            : 1.6;
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
    case 'ruff':
      return ruff(context);
    case 'bomber':
      return standing(context, 'rib');
    case 'bow':
      return bow(context);
    case 'kimono':
      return { behind: back(-1.2), over: kimonoBands(context) };
  }
}

function bareNeck({ plan, neck, neckHalf, neckDepth }: TopContext): Collar {
  if (plan.neckline === 'off-shoulder') return { behind: [], over: [shoulderFlounce(plan)] };
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
