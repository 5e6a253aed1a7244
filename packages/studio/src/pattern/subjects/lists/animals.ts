import type { Subject } from '../../subject.ts';
import { bat } from '../animals/bat.ts';
import { bear, polarBear } from '../animals/bear.ts';
import { cat } from '../animals/cat.ts';
import { cow, highlandCow } from '../animals/cow.ts';
import { deer, stag } from '../animals/deer.ts';
import { brontosaurus, stegosaurus, triceratops, tyrannosaurus } from '../animals/dinosaur.ts';
import { dachshund, dog } from '../animals/dog.ts';
import { DOG_BREEDS } from '../animals/dog-breeds.ts';
import { elephant } from '../animals/elephant.ts';
import { fox } from '../animals/fox.ts';
import { frog } from '../animals/frog.ts';
import { giraffeFigure } from '../animals/giraffe-figure.ts';
import { goat } from '../animals/goat.ts';
import { hare } from '../animals/hare.ts';
import { hedgehog } from '../animals/hedgehog.ts';
import { horse } from '../animals/horse.ts';
import { donkey, unicorn } from '../animals/horse-kin.ts';
import { koala } from '../animals/koala.ts';
import { leopardFigure, snowLeopard } from '../animals/leopard-figure.ts';
import { lion } from '../animals/lion.ts';
import { llama } from '../animals/llama.ts';
import { monkey } from '../animals/monkey.ts';
import { mouse } from '../animals/mouse.ts';
import { panda } from '../animals/panda.ts';
import { pig } from '../animals/pig.ts';
import { rabbit } from '../animals/rabbit.ts';
import { badger, otter, raccoon } from '../animals/raccoon.ts';
import { dragon, hippo, kangaroo, rhino } from '../animals/savanna-beasts.ts';
import { sheep } from '../animals/sheep.ts';
import { sloth } from '../animals/sloth.ts';
import { chameleon, gecko } from '../animals/small-beasts.ts';
import { snail } from '../animals/snail.ts';
import { snakeFigure } from '../animals/snake-figure.ts';
import { squirrel } from '../animals/squirrel.ts';
import { tiger } from '../animals/tiger.ts';
import { zebra } from '../animals/zebra.ts';

/** Animals on land, a line each. */
export const ANIMALS: readonly Subject[] = [
  bat,
  bear,
  polarBear,
  cat,
  cow,
  highlandCow,
  deer,
  stag,
  brontosaurus,
  stegosaurus,
  tyrannosaurus,
  triceratops,
  ...DOG_BREEDS,
  dachshund,
  dog,
  elephant,
  fox,
  frog,
  giraffeFigure,
  goat,
  hare,
  hedgehog,
  donkey,
  unicorn,
  horse,
  koala,
  leopardFigure,
  snowLeopard,
  lion,
  llama,
  monkey,
  mouse,
  panda,
  pig,
  rabbit,
  raccoon,
  badger,
  otter,
  sheep,
  sloth,
  snail,
  snakeFigure,
  squirrel,
  tiger,
  zebra,
  dragon,
  hippo,
  kangaroo,
  rhino,
  chameleon,
  gecko,
];
