import type { Subject } from '../../subject.ts';
import { eagle } from '../animals/small-beasts.ts';
import { barnOwl } from '../birds/barn-owl.ts';
import { chick } from '../birds/chick.ts';
import { crane } from '../birds/crane.ts';
import { dove } from '../birds/dove.ts';
import { duck } from '../birds/duck.ts';
import { flamingo } from '../birds/flamingo.ts';
import { goose } from '../birds/goose.ts';
import { hatchingChick } from '../birds/hatching-chick.ts';
import { hen } from '../birds/hen.ts';
import { hummingbird } from '../birds/hummingbird.ts';
import { owl } from '../birds/owl.ts';
import { parrot } from '../birds/parrot.ts';
import { peacock } from '../birds/peacock.ts';
import { penguin } from '../birds/penguin.ts';
import { raven } from '../birds/raven.ts';
import { rooster } from '../birds/rooster.ts';
import { seagull } from '../birds/seagull.ts';
import { SONGBIRDS } from '../birds/songbirds.ts';
import { swallow } from '../birds/swallow.ts';
import { swan } from '../birds/swan.ts';
import { toucan } from '../birds/toucan.ts';

/** Birds, a line each. */
export const BIRDS: readonly Subject[] = [
  barnOwl,
  chick,
  crane,
  dove,
  duck,
  flamingo,
  goose,
  hen,
  hummingbird,
  owl,
  parrot,
  peacock,
  penguin,
  raven,
  rooster,
  seagull,
  ...SONGBIRDS,
  swallow,
  swan,
  toucan,
  hatchingChick,
  eagle,
];
