import { bear } from './animals/bear.ts';
import { cat } from './animals/cat.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { elephant } from './animals/elephant.ts';
import { fox } from './animals/fox.ts';
import { horse } from './animals/horse.ts';
import { leopardFigure } from './animals/leopard-figure.ts';
import { rabbit } from './animals/rabbit.ts';
import { sheep } from './animals/sheep.ts';
import { tiger } from './animals/tiger.ts';
import { zebra } from './animals/zebra.ts';
import { crane } from './birds/crane.ts';
import { flamingo } from './birds/flamingo.ts';
import { hummingbird } from './birds/hummingbird.ts';
import { owl } from './birds/owl.ts';
import { parrot } from './birds/parrot.ts';
import { peacock } from './birds/peacock.ts';
import { swallow } from './birds/swallow.ts';
import { apple } from './fruit/apple.ts';
import { cherry } from './fruit/cherry.ts';
import { lemon } from './fruit/lemon.ts';
import { lime } from './fruit/lime.ts';
import { orange } from './fruit/orange.ts';
import { peach } from './fruit/peach.ts';
import { pear } from './fruit/pear.ts';
import { pineapple } from './fruit/pineapple.ts';
import { strawberry } from './fruit/strawberry.ts';
import { bee } from './insects/bee.ts';
import { beetle } from './insects/beetle.ts';
import { butterfly } from './insects/butterfly.ts';
import { dragonfly } from './insects/dragonfly.ts';
import { ladybird } from './insects/ladybird.ts';
import { moth } from './insects/moth.ts';
import { anchor } from './sea/anchor.ts';
import { coral } from './sea/coral.ts';
import { fish } from './sea/fish.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { koi } from './sea/koi.ts';
import { octopus } from './sea/octopus.ts';
import { sailboat } from './sea/sailboat.ts';
import { seahorse } from './sea/seahorse.ts';
import { shell } from './sea/shell.ts';
import { starfish } from './sea/starfish.ts';
import { whale } from './sea/whale.ts';
import { cloud } from './sky/cloud.ts';
import { lightning } from './sky/lightning.ts';
import { moon } from './sky/moon.ts';
import { planet } from './sky/planet.ts';
import { snowflake } from './sky/snowflake.ts';
import { star } from './sky/star.ts';
import { sun } from './sky/sun.ts';
import type { Subject } from './subject.ts';

/** Every subject, a line each. */
export const SUBJECTS: readonly Subject[] = [
  anchor,
  apple,
  bear,
  bee,
  beetle,
  butterfly,
  cat,
  cherry,
  cloud,
  coral,
  crane,
  deer,
  dog,
  dragonfly,
  elephant,
  fish,
  flamingo,
  fox,
  horse,
  hummingbird,
  jellyfish,
  koi,
  ladybird,
  lemon,
  leopardFigure,
  lightning,
  lime,
  moon,
  moth,
  octopus,
  orange,
  owl,
  parrot,
  peach,
  peacock,
  pear,
  pineapple,
  planet,
  rabbit,
  sailboat,
  seahorse,
  sheep,
  shell,
  snowflake,
  star,
  starfish,
  strawberry,
  sun,
  swallow,
  tiger,
  whale,
  zebra,
];
