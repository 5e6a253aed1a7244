import type { Subject } from '../../subject.ts';
import { anchor } from '../sea/anchor.ts';
import { coral } from '../sea/coral.ts';
import { crab } from '../sea/crab.ts';
import { fish } from '../sea/fish.ts';
import { jellyfish } from '../sea/jellyfish.ts';
import { koi } from '../sea/koi.ts';
import { lifeRing } from '../sea/life-ring.ts';
import { lobster } from '../sea/lobster.ts';
import { mermaid } from '../sea/mermaid.ts';
import { octopus } from '../sea/octopus.ts';
import { sailboat } from '../sea/sailboat.ts';
import { sailingShip } from '../sea/sailing-ship.ts';
import { sailorKnot } from '../sea/sailor-knot.ts';
import { sardineTin } from '../sea/sardine-tin.ts';
import { seahorse } from '../sea/seahorse.ts';
import { shell } from '../sea/shell.ts';
import { shipWheel } from '../sea/ship-wheel.ts';
import { shrimp } from '../sea/shrimp.ts';
import { starfish } from '../sea/starfish.ts';
import { turtle } from '../sea/turtle.ts';
import { dolphinFigure, shark, whale } from '../sea/whale.ts';

/** Things of the sea and its shore, a line each. */
export const SEA: readonly Subject[] = [
  anchor,
  coral,
  crab,
  fish,
  jellyfish,
  koi,
  lifeRing,
  lobster,
  mermaid,
  octopus,
  sailboat,
  sailorKnot,
  sardineTin,
  seahorse,
  shell,
  shipWheel,
  shrimp,
  starfish,
  turtle,
  whale,
  dolphinFigure,
  shark,
  sailingShip,
];
