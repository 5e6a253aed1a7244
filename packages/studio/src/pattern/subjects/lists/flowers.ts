import type { Subject } from '../../subject.ts';
import { allium } from '../flowers/allium.ts';
import { anemone } from '../flowers/anemone.ts';
import { anthurium } from '../flowers/anthurium.ts';
import { bellflower } from '../flowers/bellflower.ts';
import { blossomBranch } from '../flowers/blossom-branch.ts';
import { callaLily } from '../flowers/calla.ts';
import { camellia } from '../flowers/camellia.ts';
import { carnation } from '../flowers/carnation.ts';
import { cherryBlossom } from '../flowers/cherry-blossom.ts';
import { chrysanthemum } from '../flowers/chrysanthemum.ts';
import { clover } from '../flowers/clover.ts';
import { cornflower } from '../flowers/cornflower.ts';
import { cosmos } from '../flowers/cosmos.ts';
import { crocus } from '../flowers/crocus.ts';
import { daffodil } from '../flowers/daffodil.ts';
import { dahlia } from '../flowers/dahlia.ts';
import { daisy } from '../flowers/daisy.ts';
import { dandelion } from '../flowers/dandelion.ts';
import { echinacea } from '../flowers/echinacea.ts';
import { edelweiss } from '../flowers/edelweiss.ts';
import { forgetMeNot } from '../flowers/forget-me-not.ts';
import { foxglove } from '../flowers/foxglove.ts';
import { fuchsia } from '../flowers/fuchsia.ts';
import { gardenia } from '../flowers/gardenia.ts';
import { heather } from '../flowers/heather.ts';
import { hibiscus } from '../flowers/hibiscus.ts';
import { hollyhock } from '../flowers/hollyhock.ts';
import { honeysuckle } from '../flowers/honeysuckle.ts';
import { hydrangea } from '../flowers/hydrangea.ts';
import { iris } from '../flowers/iris.ts';
import { jasmine } from '../flowers/jasmine.ts';
import { lavender } from '../flowers/lavender.ts';
import { lilac } from '../flowers/lilac.ts';
import { lily } from '../flowers/lily.ts';
import { lilyOfTheValley } from '../flowers/lily-of-the-valley.ts';
import { lotus } from '../flowers/lotus.ts';
import { magnolia } from '../flowers/magnolia.ts';
import { marigold } from '../flowers/marigold.ts';
import { mimosa } from '../flowers/mimosa.ts';
import { morningGlory } from '../flowers/morning-glory.ts';
import { orchid } from '../flowers/orchid.ts';
import { pansy } from '../flowers/pansy.ts';
import { passionFlower } from '../flowers/passion-flower.ts';
import { peony } from '../flowers/peony.ts';
import { poinsettia } from '../flowers/poinsettia.ts';
import { poppy } from '../flowers/poppy.ts';
import { protea } from '../flowers/protea.ts';
import { ranunculus } from '../flowers/ranunculus.ts';
import { rose } from '../flowers/rose.ts';
import { snapdragon } from '../flowers/snapdragon.ts';
import { snowdrop } from '../flowers/snowdrop.ts';
import { sunflower } from '../flowers/sunflower.ts';
import { sweetPea } from '../flowers/sweet-pea.ts';
import { thistle } from '../flowers/thistle.ts';
import { tulip } from '../flowers/tulip.ts';
import { wisteria } from '../flowers/wisteria.ts';
import { zinnia } from '../flowers/zinnia.ts';

/** Flowers, a line each. */
export const FLOWERS: readonly Subject[] = [
  allium,
  anemone,
  anthurium,
  bellflower,
  blossomBranch,
  callaLily,
  camellia,
  carnation,
  cherryBlossom,
  chrysanthemum,
  clover,
  cornflower,
  cosmos,
  crocus,
  daffodil,
  dahlia,
  daisy,
  dandelion,
  echinacea,
  edelweiss,
  forgetMeNot,
  foxglove,
  fuchsia,
  gardenia,
  hibiscus,
  hollyhock,
  honeysuckle,
  hydrangea,
  iris,
  jasmine,
  lavender,
  lilac,
  lilyOfTheValley,
  lily,
  lotus,
  magnolia,
  marigold,
  mimosa,
  morningGlory,
  orchid,
  pansy,
  peony,
  poinsettia,
  poppy,
  protea,
  ranunculus,
  rose,
  snapdragon,
  snowdrop,
  sunflower,
  sweetPea,
  thistle,
  tulip,
  wisteria,
  zinnia,
  passionFlower,
  heather,
];
