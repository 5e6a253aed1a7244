import type { Subject } from '../../subject.ts';
import { cloud } from '../sky/cloud.ts';
import { lightning } from '../sky/lightning.ts';
import { moon } from '../sky/moon.ts';
import { mountain } from '../sky/mountain.ts';
import { planet } from '../sky/planet.ts';
import { rainbow } from '../sky/rainbow.ts';
import { rocket } from '../sky/rocket.ts';
import { snowflake } from '../sky/snowflake.ts';
import { star } from '../sky/star.ts';
import { starburst } from '../sky/starburst.ts';
import { sun } from '../sky/sun.ts';
import { island, volcano, waterfall } from '../sky/wild-places.ts';

/** Things of the sky and the weather, a line each. */
export const SKY: readonly Subject[] = [
  cloud,
  lightning,
  moon,
  mountain,
  planet,
  rainbow,
  rocket,
  snowflake,
  star,
  starburst,
  sun,
  waterfall,
  island,
  volcano,
];
