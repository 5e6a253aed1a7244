import type { Subject } from '../../subject.ts';
import { acorn } from '../plants/acorn.ts';
import { bambooStalk } from '../plants/bamboo.ts';
import { pricklyPearCactus, saguaroCactus } from '../plants/cactus.ts';
import { christmasTree } from '../plants/christmas-tree.ts';
import { cottonBoll } from '../plants/cotton-boll.ts';
import { fern } from '../plants/fern.ts';
import { ginkgoLeaf } from '../plants/ginkgo-leaf.ts';
import { gourd } from '../plants/gourd.ts';
import { holly } from '../plants/holly.ts';
import { lilyPad } from '../plants/lily-pad.ts';
import { mapleLeaf } from '../plants/maple-leaf.ts';
import { monstera } from '../plants/monstera.ts';
import { oakLeaf } from '../plants/oak-leaf.ts';
import { oliveBranch } from '../plants/olive-branch.ts';
import { palmTree } from '../plants/palm-tree.ts';
import { pineCone } from '../plants/pine-cone.ts';
import { pineTree } from '../plants/pine-tree.ts';
import { potPlant } from '../plants/pot-plant.ts';
import { pumpkin } from '../plants/pumpkin.ts';
import { seaweed } from '../plants/seaweed.ts';
import { tree } from '../plants/tree.ts';
import { wheat } from '../plants/wheat.ts';
import { wreath } from '../plants/wreath.ts';

/** Leaves, trees and other plants, a line each. */
export const PLANTS: readonly Subject[] = [
  acorn,
  bambooStalk,
  pricklyPearCactus,
  saguaroCactus,
  christmasTree,
  cottonBoll,
  fern,
  ginkgoLeaf,
  holly,
  mapleLeaf,
  monstera,
  oakLeaf,
  oliveBranch,
  palmTree,
  pineCone,
  pineTree,
  potPlant,
  pumpkin,
  seaweed,
  tree,
  wheat,
  wreath,
  gourd,
  lilyPad,
];
