import type { Subject } from '../../subject.ts';
import { aubergine } from '../food/aubergine.ts';
import { bacon } from '../food/bacon.ts';
import { baguette } from '../food/baguette.ts';
import { beetroot } from '../food/beetroot.ts';
import { bellPepper } from '../food/bell-pepper.ts';
import { broccoli } from '../food/broccoli.ts';
import { burger } from '../food/burger.ts';
import { birthdayCake } from '../food/cake.ts';
import { candyCane } from '../food/candy-cane.ts';
import { candyCorn } from '../food/candy-corn.ts';
import { carrot } from '../food/carrot.ts';
import { cheese } from '../food/cheese.ts';
import { chilli } from '../food/chilli.ts';
import { cocktail } from '../food/cocktail.ts';
import { coffee } from '../food/coffee.ts';
import { croissant } from '../food/croissant.ts';
import { cupcake } from '../food/cupcake.ts';
import { doughnut } from '../food/doughnut.ts';
import { eclair } from '../food/eclair.ts';
import { egg } from '../food/egg.ts';
import { garlic } from '../food/garlic.ts';
import { gingerbread } from '../food/gingerbread.ts';
import { iceCream } from '../food/ice-cream.ts';
import { iceLolly } from '../food/ice-lolly.ts';
import { cookie, jamJar, milkCarton, pasta, pie, sodaCan } from '../food/larder-things.ts';
import { loaf } from '../food/loaf.ts';
import { lollipop } from '../food/lollipop.ts';
import { macaron } from '../food/macaron.ts';
import { martini } from '../food/martini.ts';
import { mushroom } from '../food/mushroom.ts';
import { beer, champagneBottle, coupe, flutes, mojito } from '../food/party-drinks.ts';
import { peaPod } from '../food/pea-pod.ts';
import { pizza } from '../food/pizza.ts';
import { pretzel } from '../food/pretzel.ts';
import { radish } from '../food/radish.ts';
import { speckledEgg } from '../food/speckled-egg.ts';
import { bubbleTea, fries, hotDog, matcha } from '../food/street-food.ts';
import { sushi } from '../food/sushi.ts';
import { bottle, noodleBowl, pancakes, popcorn, waffle } from '../food/sweet-things.ts';
import { sweetcorn } from '../food/sweetcorn.ts';
import { taco } from '../food/taco.ts';
import { tomato } from '../food/tomato.ts';
import { wine } from '../food/wine.ts';
import { artichoke } from '../objects/science-things.ts';

/** Vegetables, dishes and drinks, a line each. */
export const FOOD: readonly Subject[] = [
  aubergine,
  baguette,
  beetroot,
  bellPepper,
  broccoli,
  burger,
  birthdayCake,
  candyCane,
  candyCorn,
  carrot,
  cheese,
  chilli,
  cocktail,
  coffee,
  croissant,
  cupcake,
  doughnut,
  egg,
  garlic,
  gingerbread,
  iceCream,
  iceLolly,
  loaf,
  lollipop,
  macaron,
  mushroom,
  peaPod,
  pizza,
  pretzel,
  radish,
  sushi,
  sweetcorn,
  taco,
  tomato,
  wine,
  eclair,
  speckledEgg,
  martini,
  popcorn,
  pancakes,
  waffle,
  noodleBowl,
  bottle,
  artichoke,
  bacon,
  coupe,
  flutes,
  champagneBottle,
  mojito,
  beer,
  hotDog,
  fries,
  bubbleTea,
  matcha,
  jamJar,
  sodaCan,
  pie,
  pasta,
  cookie,
  milkCarton,
];
