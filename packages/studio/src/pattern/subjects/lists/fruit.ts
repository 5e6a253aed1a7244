import type { Subject } from '../../subject.ts';
import { apple } from '../fruit/apple.ts';
import { avocado } from '../fruit/avocado.ts';
import { banana } from '../fruit/banana.ts';
import { blueberry } from '../fruit/blueberry.ts';
import { cherry } from '../fruit/cherry.ts';
import { coconut } from '../fruit/coconut.ts';
import { dragonFruit } from '../fruit/dragon-fruit.ts';
import { fig } from '../fruit/fig.ts';
import { grape } from '../fruit/grape.ts';
import { kiwiFruit } from '../fruit/kiwi.ts';
import { lemon } from '../fruit/lemon.ts';
import { grapefruit, lemonSlice, lime, orangeSlice } from '../fruit/lime.ts';
import { mango } from '../fruit/mango.ts';
import { orange } from '../fruit/orange.ts';
import { peach } from '../fruit/peach.ts';
import { pear } from '../fruit/pear.ts';
import { pineapple } from '../fruit/pineapple.ts';
import { plumFruit } from '../fruit/plum.ts';
import { pomegranate } from '../fruit/pomegranate.ts';
import { raspberry } from '../fruit/raspberry.ts';
import { strawberry } from '../fruit/strawberry.ts';
import { watermelon } from '../fruit/watermelon.ts';

/** Fruit, a line each. */
export const FRUIT: readonly Subject[] = [
  apple,
  avocado,
  banana,
  blueberry,
  cherry,
  coconut,
  dragonFruit,
  fig,
  grape,
  kiwiFruit,
  lemon,
  lime,
  lemonSlice,
  grapefruit,
  orangeSlice,
  mango,
  orange,
  peach,
  pear,
  pineapple,
  plumFruit,
  pomegranate,
  raspberry,
  strawberry,
  watermelon,
];
