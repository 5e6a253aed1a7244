import type { Subject } from '../subject.ts';
import { bat } from './animals/bat.ts';
import { bear } from './animals/bear.ts';
import { cat } from './animals/cat.ts';
import { deer } from './animals/deer.ts';
import { dinosaur } from './animals/dinosaur.ts';
import { dog } from './animals/dog.ts';
import { elephant } from './animals/elephant.ts';
import { fox } from './animals/fox.ts';
import { frog } from './animals/frog.ts';
import { giraffeFigure } from './animals/giraffe-figure.ts';
import { hedgehog } from './animals/hedgehog.ts';
import { horse } from './animals/horse.ts';
import { leopardFigure } from './animals/leopard-figure.ts';
import { llama } from './animals/llama.ts';
import { monkey } from './animals/monkey.ts';
import { mouse } from './animals/mouse.ts';
import { panda } from './animals/panda.ts';
import { rabbit } from './animals/rabbit.ts';
import { sheep } from './animals/sheep.ts';
import { snail } from './animals/snail.ts';
import { snakeFigure } from './animals/snake-figure.ts';
import { squirrel } from './animals/squirrel.ts';
import { tiger } from './animals/tiger.ts';
import { zebra } from './animals/zebra.ts';
import { barnOwl } from './birds/barn-owl.ts';
import { crane } from './birds/crane.ts';
import { duck } from './birds/duck.ts';
import { flamingo } from './birds/flamingo.ts';
import { goose } from './birds/goose.ts';
import { hummingbird } from './birds/hummingbird.ts';
import { owl } from './birds/owl.ts';
import { parrot } from './birds/parrot.ts';
import { peacock } from './birds/peacock.ts';
import { penguin } from './birds/penguin.ts';
import { raven } from './birds/raven.ts';
import { rooster } from './birds/rooster.ts';
import { seagull } from './birds/seagull.ts';
import { swallow } from './birds/swallow.ts';
import { toucan } from './birds/toucan.ts';
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
import { fuchsia } from './flowers/fuchsia.ts';
import { gardenia } from './flowers/gardenia.ts';
import { hibiscus } from './flowers/hibiscus.ts';
import { honeysuckle } from './flowers/honeysuckle.ts';
import { hydrangea } from './flowers/hydrangea.ts';
import { iris } from './flowers/iris.ts';
import { jasmine } from './flowers/jasmine.ts';
import { lavender } from './flowers/lavender.ts';
import { lilac } from './flowers/lilac.ts';
import { lily } from './flowers/lily.ts';
import { lilyOfTheValley } from './flowers/lily-of-the-valley.ts';
import { lotus } from './flowers/lotus.ts';
import { magnolia } from './flowers/magnolia.ts';
import { marigold } from './flowers/marigold.ts';
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
import { aubergine } from './food/aubergine.ts';
import { beetroot } from './food/beetroot.ts';
import { candyCane } from './food/candy-cane.ts';
import { candyCorn } from './food/candy-corn.ts';
import { carrot } from './food/carrot.ts';
import { chilli } from './food/chilli.ts';
import { cocktail } from './food/cocktail.ts';
import { coffee } from './food/coffee.ts';
import { croissant } from './food/croissant.ts';
import { cupcake } from './food/cupcake.ts';
import { doughnut } from './food/doughnut.ts';
import { gingerbread } from './food/gingerbread.ts';
import { iceCream } from './food/ice-cream.ts';
import { mushroom } from './food/mushroom.ts';
import { peaPod } from './food/pea-pod.ts';
import { pizza } from './food/pizza.ts';
import { radish } from './food/radish.ts';
import { tomato } from './food/tomato.ts';
import { wine } from './food/wine.ts';
import { apple } from './fruit/apple.ts';
import { avocado } from './fruit/avocado.ts';
import { banana } from './fruit/banana.ts';
import { blueberry } from './fruit/blueberry.ts';
import { cherry } from './fruit/cherry.ts';
import { coconut } from './fruit/coconut.ts';
import { fig } from './fruit/fig.ts';
import { grape } from './fruit/grape.ts';
import { lemon } from './fruit/lemon.ts';
import { lime } from './fruit/lime.ts';
import { mango } from './fruit/mango.ts';
import { orange } from './fruit/orange.ts';
import { peach } from './fruit/peach.ts';
import { pear } from './fruit/pear.ts';
import { pineapple } from './fruit/pineapple.ts';
import { pomegranate } from './fruit/pomegranate.ts';
import { raspberry } from './fruit/raspberry.ts';
import { strawberry } from './fruit/strawberry.ts';
import { watermelon } from './fruit/watermelon.ts';
import { bee } from './insects/bee.ts';
import { beetle } from './insects/beetle.ts';
import { butterfly } from './insects/butterfly.ts';
import { dragonfly } from './insects/dragonfly.ts';
import { ladybird } from './insects/ladybird.ts';
import { moth } from './insects/moth.ts';
import { spider } from './insects/spider.ts';
import { aeroplane } from './objects/aeroplane.ts';
import { arrow } from './objects/arrow.ts';
import { bauble } from './objects/bauble.ts';
import { bicycle } from './objects/bicycle.ts';
import { book } from './objects/book.ts';
import { bow } from './objects/bow.ts';
import { button } from './objects/button.ts';
import { camera } from './objects/camera.ts';
import { car } from './objects/car.ts';
import { cowboyBoot } from './objects/cowboy-boot.ts';
import { cowboyHat } from './objects/cowboy-hat.ts';
import { crown } from './objects/crown.ts';
import { dice } from './objects/dice.ts';
import { dreamcatcher } from './objects/dreamcatcher.ts';
import { feather } from './objects/feather.ts';
import { ghost } from './objects/ghost.ts';
import { guitar } from './objects/guitar.ts';
import { handbag } from './objects/handbag.ts';
import { hat } from './objects/hat.ts';
import { hayBale } from './objects/hay-bale.ts';
import { heart } from './objects/heart.ts';
import { horseshoe } from './objects/horseshoe.ts';
import { hotAirBalloon } from './objects/hot-air-balloon.ts';
import { key } from './objects/key.ts';
import { lantern } from './objects/lantern.ts';
import { lighthouse } from './objects/lighthouse.ts';
import { lipstick } from './objects/lipstick.ts';
import { musicalNote } from './objects/musical-note.ts';
import { perfume } from './objects/perfume.ts';
import { pianoKey } from './objects/piano-key.ts';
import { playingCard } from './objects/playing-card.ts';
import { robot } from './objects/robot.ts';
import { scissors } from './objects/scissors.ts';
import { shoe } from './objects/shoe.ts';
import { skateboard } from './objects/skateboard.ts';
import { skis } from './objects/skis.ts';
import { skull } from './objects/skull.ts';
import { snowman } from './objects/snowman.ts';
import { sunglasses } from './objects/sunglasses.ts';
import { teacup } from './objects/teacup.ts';
import { teapot } from './objects/teapot.ts';
import { tennisRacket } from './objects/tennis-racket.ts';
import { tent } from './objects/tent.ts';
import { thimble } from './objects/thimble.ts';
import { threadSpool } from './objects/thread-spool.ts';
import { tractor } from './objects/tractor.ts';
import { train } from './objects/train.ts';
import { trumpet } from './objects/trumpet.ts';
import { umbrella } from './objects/umbrella.ts';
import { violin } from './objects/violin.ts';
import { acorn } from './plants/acorn.ts';
import { cactus } from './plants/cactus.ts';
import { christmasTree } from './plants/christmas-tree.ts';
import { cottonBoll } from './plants/cotton-boll.ts';
import { fern } from './plants/fern.ts';
import { holly } from './plants/holly.ts';
import { monstera } from './plants/monstera.ts';
import { oliveBranch } from './plants/olive-branch.ts';
import { palmTree } from './plants/palm-tree.ts';
import { pineTree } from './plants/pine-tree.ts';
import { pumpkin } from './plants/pumpkin.ts';
import { wheat } from './plants/wheat.ts';
import { wreath } from './plants/wreath.ts';
import { anchor } from './sea/anchor.ts';
import { coral } from './sea/coral.ts';
import { crab } from './sea/crab.ts';
import { fish } from './sea/fish.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { koi } from './sea/koi.ts';
import { lifeRing } from './sea/life-ring.ts';
import { lobster } from './sea/lobster.ts';
import { octopus } from './sea/octopus.ts';
import { sailboat } from './sea/sailboat.ts';
import { sailorKnot } from './sea/sailor-knot.ts';
import { sardineTin } from './sea/sardine-tin.ts';
import { seahorse } from './sea/seahorse.ts';
import { shell } from './sea/shell.ts';
import { shipWheel } from './sea/ship-wheel.ts';
import { shrimp } from './sea/shrimp.ts';
import { starfish } from './sea/starfish.ts';
import { turtle } from './sea/turtle.ts';
import { whale } from './sea/whale.ts';
import { cloud } from './sky/cloud.ts';
import { lightning } from './sky/lightning.ts';
import { moon } from './sky/moon.ts';
import { mountain } from './sky/mountain.ts';
import { planet } from './sky/planet.ts';
import { rainbow } from './sky/rainbow.ts';
import { rocket } from './sky/rocket.ts';
import { snowflake } from './sky/snowflake.ts';
import { star } from './sky/star.ts';
import { starburst } from './sky/starburst.ts';
import { sun } from './sky/sun.ts';

/** Every subject, a line each. */
export const SUBJECTS: readonly Subject[] = [
  acorn,
  aeroplane,
  anchor,
  anemone,
  apple,
  arrow,
  aubergine,
  avocado,
  banana,
  barnOwl,
  bat,
  bauble,
  bear,
  bee,
  beetle,
  beetroot,
  bellflower,
  bicycle,
  blueberry,
  book,
  bow,
  butterfly,
  button,
  cactus,
  camellia,
  camera,
  candyCane,
  candyCorn,
  car,
  carnation,
  carrot,
  cat,
  cherry,
  cherryBlossom,
  chilli,
  christmasTree,
  chrysanthemum,
  cloud,
  clover,
  cocktail,
  coconut,
  coffee,
  coral,
  cornflower,
  cosmos,
  cottonBoll,
  cowboyBoot,
  cowboyHat,
  crab,
  crane,
  crocus,
  croissant,
  crown,
  cupcake,
  daffodil,
  dahlia,
  daisy,
  dandelion,
  deer,
  dice,
  dinosaur,
  dog,
  doughnut,
  dragonfly,
  dreamcatcher,
  duck,
  edelweiss,
  elephant,
  feather,
  fern,
  fig,
  fish,
  flamingo,
  forgetMeNot,
  fox,
  foxglove,
  frog,
  fuchsia,
  gardenia,
  ghost,
  gingerbread,
  giraffeFigure,
  goose,
  grape,
  guitar,
  handbag,
  hat,
  hayBale,
  heart,
  hedgehog,
  hibiscus,
  holly,
  honeysuckle,
  horse,
  horseshoe,
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
  lantern,
  lavender,
  lemon,
  leopardFigure,
  lifeRing,
  lighthouse,
  lightning,
  lilac,
  lily,
  lilyOfTheValley,
  lime,
  lipstick,
  llama,
  lobster,
  lotus,
  magnolia,
  mango,
  marigold,
  mimosa,
  monkey,
  monstera,
  moon,
  morningGlory,
  moth,
  mountain,
  mouse,
  mushroom,
  musicalNote,
  octopus,
  oliveBranch,
  orange,
  orchid,
  owl,
  palmTree,
  panda,
  pansy,
  parrot,
  peach,
  peacock,
  peaPod,
  pear,
  penguin,
  peony,
  perfume,
  pianoKey,
  pineapple,
  pineTree,
  pizza,
  planet,
  playingCard,
  pomegranate,
  poppy,
  protea,
  pumpkin,
  rabbit,
  radish,
  rainbow,
  ranunculus,
  raspberry,
  raven,
  robot,
  rocket,
  rooster,
  rose,
  sailboat,
  sailorKnot,
  sardineTin,
  scissors,
  seagull,
  seahorse,
  sheep,
  shell,
  shipWheel,
  shoe,
  shrimp,
  skateboard,
  skis,
  skull,
  snail,
  snakeFigure,
  snapdragon,
  snowdrop,
  snowflake,
  snowman,
  spider,
  squirrel,
  star,
  starburst,
  starfish,
  strawberry,
  sun,
  sunflower,
  sunglasses,
  swallow,
  sweetPea,
  teacup,
  teapot,
  tennisRacket,
  tent,
  thimble,
  thistle,
  threadSpool,
  tiger,
  tomato,
  toucan,
  tractor,
  train,
  trumpet,
  tulip,
  turtle,
  umbrella,
  violin,
  watermelon,
  whale,
  wheat,
  wine,
  wisteria,
  wreath,
  zebra,
  zinnia,
];
