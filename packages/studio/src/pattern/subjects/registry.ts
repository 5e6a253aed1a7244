import type { Subject } from '../subject.ts';
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
import { anemone } from './flowers/anemone.ts';
import { bellflower } from './flowers/bellflower.ts';
import { cherryBlossom } from './flowers/cherry-blossom.ts';
import { cosmos } from './flowers/cosmos.ts';
import { daisy } from './flowers/daisy.ts';
import { hibiscus } from './flowers/hibiscus.ts';
import { lavender } from './flowers/lavender.ts';
import { peony } from './flowers/peony.ts';
import { poppy } from './flowers/poppy.ts';
import { rose } from './flowers/rose.ts';
import { sunflower } from './flowers/sunflower.ts';
import { tulip } from './flowers/tulip.ts';
import { croissant } from './food/croissant.ts';
import { iceCream } from './food/ice-cream.ts';
import { mushroom } from './food/mushroom.ts';
import { apple } from './fruit/apple.ts';
import { avocado } from './fruit/avocado.ts';
import { banana } from './fruit/banana.ts';
import { cherry } from './fruit/cherry.ts';
import { fig } from './fruit/fig.ts';
import { grape } from './fruit/grape.ts';
import { lemon } from './fruit/lemon.ts';
import { lime } from './fruit/lime.ts';
import { orange } from './fruit/orange.ts';
import { peach } from './fruit/peach.ts';
import { pear } from './fruit/pear.ts';
import { pineapple } from './fruit/pineapple.ts';
import { pomegranate } from './fruit/pomegranate.ts';
import { strawberry } from './fruit/strawberry.ts';
import { watermelon } from './fruit/watermelon.ts';
import { bee } from './insects/bee.ts';
import { beetle } from './insects/beetle.ts';
import { butterfly } from './insects/butterfly.ts';
import { dragonfly } from './insects/dragonfly.ts';
import { ladybird } from './insects/ladybird.ts';
import { moth } from './insects/moth.ts';
import { bow } from './objects/bow.ts';
import { button } from './objects/button.ts';
import { heart } from './objects/heart.ts';
import { hotAirBalloon } from './objects/hot-air-balloon.ts';
import { key } from './objects/key.ts';
import { scissors } from './objects/scissors.ts';
import { shoe } from './objects/shoe.ts';
import { teacup } from './objects/teacup.ts';
import { threadSpool } from './objects/thread-spool.ts';
import { umbrella } from './objects/umbrella.ts';
import { acorn } from './plants/acorn.ts';
import { cactus } from './plants/cactus.ts';
import { cottonBoll } from './plants/cotton-boll.ts';
import { fern } from './plants/fern.ts';
import { monstera } from './plants/monstera.ts';
import { palmTree } from './plants/palm-tree.ts';
import { pineTree } from './plants/pine-tree.ts';
import { wheat } from './plants/wheat.ts';
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

/** Every subject, a line each. */
export const SUBJECTS: readonly Subject[] = [
  acorn,
  anchor,
  anemone,
  apple,
  avocado,
  banana,
  bear,
  bee,
  beetle,
  bellflower,
  bow,
  butterfly,
  button,
  cactus,
  cat,
  cherry,
  cherryBlossom,
  cloud,
  coral,
  cosmos,
  cottonBoll,
  crane,
  croissant,
  daisy,
  deer,
  dog,
  dragonfly,
  elephant,
  fern,
  fig,
  fish,
  flamingo,
  fox,
  grape,
  heart,
  hibiscus,
  horse,
  hotAirBalloon,
  hummingbird,
  iceCream,
  jellyfish,
  key,
  koi,
  ladybird,
  lavender,
  lemon,
  leopardFigure,
  lightning,
  lime,
  monstera,
  moon,
  moth,
  mushroom,
  octopus,
  orange,
  owl,
  palmTree,
  parrot,
  peach,
  peacock,
  pear,
  peony,
  pineTree,
  pineapple,
  planet,
  pomegranate,
  poppy,
  rabbit,
  rose,
  sailboat,
  scissors,
  seahorse,
  sheep,
  shell,
  shoe,
  snowflake,
  star,
  starfish,
  strawberry,
  sun,
  sunflower,
  swallow,
  teacup,
  threadSpool,
  tiger,
  tulip,
  umbrella,
  watermelon,
  whale,
  wheat,
  zebra,
];
