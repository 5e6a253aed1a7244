import type { Subject } from '../../subject.ts';
import { barnOwl } from '../birds/barn-owl.ts';
import { crane } from '../birds/crane.ts';
import { duck } from '../birds/duck.ts';
import { flamingo } from '../birds/flamingo.ts';
import { goose } from '../birds/goose.ts';
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
import { toucan } from '../birds/toucan.ts';

/** Birds, a line each. */
export const BIRDS: readonly Subject[] = [
  barnOwl,
  crane,
  duck,
  flamingo,
  goose,
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
  toucan,
];
