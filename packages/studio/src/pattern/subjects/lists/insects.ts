import type { Subject } from '../../subject.ts';
import { grasshopper, scorpion } from '../animals/small-beasts.ts';
import { bee } from '../insects/bee.ts';
import { beetle } from '../insects/beetle.ts';
import { butterfly } from '../insects/butterfly.ts';
import { caterpillar } from '../insects/caterpillar.ts';
import { dragonfly } from '../insects/dragonfly.ts';
import { ladybird } from '../insects/ladybird.ts';
import { moth } from '../insects/moth.ts';
import { spider } from '../insects/spider.ts';

/** Insects and spiders, a line each. */
export const INSECTS: readonly Subject[] = [
  bee,
  beetle,
  butterfly,
  dragonfly,
  ladybird,
  moth,
  spider,
  caterpillar,
  grasshopper,
  scorpion,
];
