import type { GarmentPart } from '../../panel.ts';
import { SIDES, type Side } from '../shape.ts';
import type { TopContext, TopPlan } from '../top-plan.ts';
import { flap } from './flap.ts';
import { kangaroo } from './kangaroo.ts';
import { patchPocket } from './patch-pocket.ts';

/** The pockets of a top. */
export function makePockets({ plan }: TopContext): GarmentPart[] {
  switch (plan.pockets) {
    case 'none':
      return [];
    case 'chest':
      return [chestPocket(plan)];
    case 'two-chest':
      return SIDES.flatMap((side) => flappedChestPocket(plan, side));
    case 'patch':
      return SIDES.map((side) => hipPocket(plan, side));
    case 'flap':
      return [...SIDES.map((side) => hipFlap(plan, side)), breastWelt(plan)];
    case 'welt':
      return SIDES.map((side) => sideWelt(plan, side));
    case 'kangaroo':
      return [kangaroo(plan.cut.length)];
  }
}

/** Upper inner corner of a pocket on the chest. */
const chestOf = ({ cut }: TopPlan) => ({ x: cut.chestHalf * 0.29, y: cut.armholeDepth - 3 });

function chestPocket(plan: TopPlan): GarmentPart {
  const { x, y } = chestOf(plan);
  return patchPocket({
    name: 'pocket',
    at: [x, y],
    width: 10.5,
    height: 12.5,
    isWorkwear: plan.isWorkwear,
  });
}

function flappedChestPocket(plan: TopPlan, side: Side): GarmentPart[] {
  const { isWorkwear } = plan;
  const chest = chestOf(plan);
  const x = side === 'left' ? -chest.x - 11 : chest.x;
  return [
    patchPocket({
      name: `pocket ${side}`,
      at: [x, chest.y + 0.6],
      width: 11,
      height: 13,
      point: 1.8,
      isWorkwear,
    }),
    flap({
      name: `flap ${side}`,
      at: [x - 0.2, chest.y],
      width: 11.4,
      height: 4.8,
      point: 1.4,
      isWorkwear,
    }),
    { is: 'button', at: [x + 5.5, chest.y + 3.2], radiusCm: 0.62, look: plan.buttons },
  ];
}

function hipPocket({ cut }: TopPlan, side: Side): GarmentPart {
  const x = side === 'left' ? -cut.hemHalf * 0.82 : cut.hemHalf * 0.82 - 14.5;
  return patchPocket({
    name: `pocket ${side}`,
    at: [x, cut.length - 27],
    width: 14.5,
    height: 17,
    point: 0.8,
  });
}

function hipFlap({ cut }: TopPlan, side: Side): GarmentPart {
  const x = side === 'left' ? -cut.hemHalf * 0.84 : cut.hemHalf * 0.84 - 14;
  return flap({
    name: `flap ${side}`,
    at: [x, cut.waistAt + 12.5],
    width: 14,
    height: 5,
    turn: side === 'left' ? -0.03 : 0.03,
  });
}

function breastWelt(plan: TopPlan): GarmentPart {
  return flap({
    name: 'breast welt',
    at: [chestOf(plan).x + 0.5, plan.cut.armholeDepth - 1.5],
    width: 9.5,
    height: 2.3,
    turn: -0.12,
  });
}

function sideWelt({ cut }: TopPlan, side: Side): GarmentPart {
  const x = side === 'left' ? -cut.hemHalf * 0.72 : cut.hemHalf * 0.72;
  return flap({
    name: `welt ${side}`,
    at: [x - (side === 'left' ? 2 : 2.2), Math.min(cut.waistAt + 6, cut.length - 25)],
    width: 3,
    height: 15,
    turn: side === 'left' ? 0.22 : -0.22,
  });
}
