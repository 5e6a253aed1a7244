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
import { camellia } from './flowers/camellia.ts';
import { carnation } from './flowers/carnation.ts';
import { cherryBlossom } from './flowers/cherry-blossom.ts';
import { chrysanthemum } from './flowers/chrysanthemum.ts';
import { clover } from './flowers/clover.ts';
import { cornflower } from './flowers/cornflower.ts';
import { cosmos } from './flowers/cosmos.ts';
import { crocus } from './flowers/crocus.ts';
import { daffodil } from './flowers/daffodil.ts';
import { dahlia } from './flowers/dahlia.ts';
import { daisy } from './flowers/daisy.ts';
import { dandelion } from './flowers/dandelion.ts';
import { edelweiss } from './flowers/edelweiss.ts';
import { forgetMeNot } from './flowers/forget-me-not.ts';
import { foxglove } from './flowers/foxglove.ts';
import { gardenia } from './flowers/gardenia.ts';
import { hibiscus } from './flowers/hibiscus.ts';
import { honeysuckle } from './flowers/honeysuckle.ts';
import { hydrangea } from './flowers/hydrangea.ts';
import { iris } from './flowers/iris.ts';
import { jasmine } from './flowers/jasmine.ts';
import { lavender } from './flowers/lavender.ts';
import { lilac } from './flowers/lilac.ts';
import { lily } from './flowers/lily.ts';
import { lotus } from './flowers/lotus.ts';
import { magnolia } from './flowers/magnolia.ts';
import { mimosa } from './flowers/mimosa.ts';
import { morningGlory } from './flowers/morning-glory.ts';
import { orchid } from './flowers/orchid.ts';
import { pansy } from './flowers/pansy.ts';
import { peony } from './flowers/peony.ts';
import { poppy } from './flowers/poppy.ts';
import { protea } from './flowers/protea.ts';
import { ranunculus } from './flowers/ranunculus.ts';
import { rose } from './flowers/rose.ts';
import { snapdragon } from './flowers/snapdragon.ts';
import { snowdrop } from './flowers/snowdrop.ts';
import { sunflower } from './flowers/sunflower.ts';
import { sweetPea } from './flowers/sweet-pea.ts';
import { thistle } from './flowers/thistle.ts';
import { tulip } from './flowers/tulip.ts';
import { wisteria } from './flowers/wisteria.ts';
import { zinnia } from './flowers/zinnia.ts';
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
  camellia,
  carnation,
  cat,
  cherry,
  cherryBlossom,
  chrysanthemum,
  cloud,
  clover,
  coral,
  cornflower,
  cosmos,
  cottonBoll,
  crane,
  crocus,
  croissant,
  daffodil,
  dahlia,
  daisy,
  dandelion,
  deer,
  dog,
  dragonfly,
  edelweiss,
  elephant,
  fern,
  fig,
  fish,
  flamingo,
  forgetMeNot,
  fox,
  foxglove,
  gardenia,
  grape,
  heart,
  hibiscus,
  honeysuckle,
  horse,
  hotAirBalloon,
  hummingbird,
  hydrangea,
  iceCream,
  iris,
  jasmine,
  jellyfish,
  key,
  koi,
  ladybird,
  lavender,
  lemon,
  leopardFigure,
  lightning,
  lilac,
  lily,
  lime,
  lotus,
  magnolia,
  mimosa,
  monstera,
  moon,
  morningGlory,
  moth,
  mushroom,
  octopus,
  orange,
  orchid,
  owl,
  palmTree,
  pansy,
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
  protea,
  rabbit,
  ranunculus,
  rose,
  sailboat,
  scissors,
  seahorse,
  sheep,
  shell,
  shoe,
  snapdragon,
  snowdrop,
  snowflake,
  star,
  starfish,
  strawberry,
  sun,
  sunflower,
  swallow,
  sweetPea,
  teacup,
  thistle,
  threadSpool,
  tiger,
  tulip,
  umbrella,
  watermelon,
  whale,
  wheat,
  wisteria,
  zebra,
  zinnia,
];
