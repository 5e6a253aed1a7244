import type { Subject } from '../../subject.ts';
import { pawPrint } from '../animals/small-beasts.ts';
import { aeroplane } from '../objects/aeroplane.ts';
import { arrow } from '../objects/arrow.ts';
import { baseball } from '../objects/baseball.ts';
import { basketball } from '../objects/basketball.ts';
import { bathtub, rubberDuck, tooth, toothbrush } from '../objects/bath-things.ts';
import { bauble } from '../objects/bauble.ts';
import {
  balletShoe,
  beachBall,
  deckchair,
  flipFlops,
  sandcastle,
  wellington,
} from '../objects/beach-things.ts';
import { comb, hairbrush, hairdryer, handMirror, nailPolish } from '../objects/beauty-things.ts';
import { bell } from '../objects/bell.ts';
import { bicycle } from '../objects/bicycle.ts';
import { birdhouse } from '../objects/birdhouse.ts';
import { book } from '../objects/book.ts';
import { bow } from '../objects/bow.ts';
import { dumpTruck, excavator } from '../objects/build-site.ts';
import { bus } from '../objects/bus.ts';
import { button } from '../objects/button.ts';
import { camera } from '../objects/camera.ts';
import { camperVan } from '../objects/camper-van.ts';
import { campfire } from '../objects/campfire.ts';
import { candle } from '../objects/candle.ts';
import { car } from '../objects/car.ts';
import { cassette } from '../objects/cassette.ts';
import { castle } from '../objects/castle.ts';
import { chain } from '../objects/chain.ts';
import { chairlift } from '../objects/chairlift.ts';
import { chalet } from '../objects/chalet.ts';
import { bridge, clockTower, eiffelTower, postBox, telephoneBox } from '../objects/city-sights.ts';
import {
  brain,
  dna,
  pills,
  stethoscope,
  stickingPlaster,
  syringe,
} from '../objects/clinic-things.ts';
import { clock } from '../objects/clock.ts';
import { cowboyBoot } from '../objects/cowboy-boot.ts';
import { cowboyHat } from '../objects/cowboy-hat.ts';
import { crown } from '../objects/crown.ts';
import { cutlery } from '../objects/cutlery.ts';
import { dice } from '../objects/dice.ts';
import { nestingDoll } from '../objects/doll.ts';
import { dreamcatcher } from '../objects/dreamcatcher.ts';
import { easterEgg } from '../objects/easter-egg.ts';
import { eyeMotif } from '../objects/eye-charm.ts';
import { face } from '../objects/face.ts';
import {
  cauldron,
  circusTent,
  drum,
  ferrisWheel,
  pagoda,
  ring,
  trophy,
  witchHat,
} from '../objects/fair-things.ts';
import { feather } from '../objects/feather.ts';
import { ball } from '../objects/football.ts';
import { bowling, dartboard, domino, golfClub, golfFlag, whistle } from '../objects/game-things.ts';
import { ghost } from '../objects/ghost.ts';
import { gift } from '../objects/gift.ts';
import { guitar } from '../objects/guitar.ts';
import { hand } from '../objects/hand.ts';
import { handbag } from '../objects/handbag.ts';
import { hat } from '../objects/hat.ts';
import { hayBale } from '../objects/hay-bale.ts';
import { headphones } from '../objects/headphones.ts';
import { heart } from '../objects/heart.ts';
import { helicopter } from '../objects/helicopter.ts';
import {
  bucketAndSpade,
  canoe,
  gravestone,
  paperPlane,
  spinningTop,
} from '../objects/holiday-things.ts';
import {
  armchair,
  birdcage,
  compass,
  dressForm,
  globe,
  nest,
  sewingMachine,
  telephone,
  typewriter,
} from '../objects/home-things.ts';
import { horseBit } from '../objects/horse-bit.ts';
import { horseshoe } from '../objects/horseshoe.ts';
import { hotAirBalloon } from '../objects/hot-air-balloon.ts';
import { house } from '../objects/house.ts';
import { key } from '../objects/key.ts';
import { plate, toaster } from '../objects/kitchen-things.ts';
import { kite } from '../objects/kite.ts';
import { lantern } from '../objects/lantern.ts';
import { binoculars, magnifyingGlass, satellite, telescope } from '../objects/lens-things.ts';
import { letter } from '../objects/letter.ts';
import { lightBulb } from '../objects/lightbulb.ts';
import { lighthouse } from '../objects/lighthouse.ts';
import { lips } from '../objects/lips.ts';
import { lipstick } from '../objects/lipstick.ts';
import { mask } from '../objects/mask.ts';
import { mitten } from '../objects/mitten.ts';
import { musicalNote } from '../objects/musical-note.ts';
import { greekTemple, pyramids, sphinx, torii } from '../objects/old-sights.ts';
import { bunting, envelope, ruler, tag, television } from '../objects/paper-things.ts';
import { partyBalloon } from '../objects/party-balloon.ts';
import { peacockFeather } from '../objects/peacock-feather.ts';
import { pencil } from '../objects/pencil.ts';
import { perfume } from '../objects/perfume.ts';
import { pianoKey } from '../objects/piano-key.ts';
import { arch, asterisk, drop, plusSign, smiley } from '../objects/plain-shapes.ts';
import { bone, chessPawn, gnome, nutcracker, puzzlePiece } from '../objects/play-things.ts';
import { playingCard } from '../objects/playing-card.ts';
import { policeCar } from '../objects/police-car.ts';
import { pompom } from '../objects/pompom.ts';
import {
  flame,
  gem,
  hourglass,
  microphone,
  moustache,
  padlock,
  safetyPin,
} from '../objects/precious-things.ts';
import { foldingFan, lasso, saddle, sombrero, totem } from '../objects/ranch-things.ts';
import { vinylRecord } from '../objects/record.ts';
import { robot } from '../objects/robot.ts';
import { rollingPin } from '../objects/rolling-pin.ts';
import { saucepan } from '../objects/saucepan.ts';
import { schoolBus } from '../objects/school-bus.ts';
import { atom, discoBall, flask, lamp, treasureMap } from '../objects/science-things.ts';
import { scissors } from '../objects/scissors.ts';
import { scooter } from '../objects/scooter.ts';
import { computer, gameController, joystick, laptop, polaroid } from '../objects/screen-things.ts';
import { hanger, pincushion, tapeMeasure } from '../objects/sewing-things.ts';
import { sheetMusic } from '../objects/sheet-music.ts';
import { shoe } from '../objects/shoe.ts';
import { shuttlecock } from '../objects/shuttlecock.ts';
import { skateboard } from '../objects/skateboard.ts';
import { skis } from '../objects/skis.ts';
import { skull } from '../objects/skull.ts';
import { sneaker } from '../objects/sneaker.ts';
import { snowman } from '../objects/snowman.ts';
import { alien, astronaut, peaceSign, submarine, ufo, yinYang } from '../objects/space-things.ts';
import { boxingGloves, fishingRod, parachute, rollerSkate } from '../objects/sport-things.ts';
import { stirrup } from '../objects/stirrup.ts';
import { stocking } from '../objects/stocking.ts';
import { fairy, mummy, princess, scarecrow, vampire, witch } from '../objects/story-people.ts';
import { suitcase } from '../objects/suitcase.ts';
import { sunglasses } from '../objects/sunglasses.ts';
import { surfboard } from '../objects/surfboard.ts';
import { tassel } from '../objects/tassel.ts';
import { teacup } from '../objects/teacup.ts';
import { teapot } from '../objects/teapot.ts';
import { tennisRacket } from '../objects/tennis-racket.ts';
import { tent } from '../objects/tent.ts';
import { thimble } from '../objects/thimble.ts';
import { threadSpool } from '../objects/thread-spool.ts';
import {
  kokeshi,
  maracas,
  partyHat,
  pinata,
  rockingHorse,
  toyBlocks,
} from '../objects/toy-things.ts';
import { tractor } from '../objects/tractor.ts';
import { train } from '../objects/train.ts';
import { treasureChest } from '../objects/treasure-chest.ts';
import { fireTruck } from '../objects/truck.ts';
import { trumpet } from '../objects/trumpet.ts';
import { umbrella } from '../objects/umbrella.ts';
import { vase } from '../objects/vase.ts';
import { violin } from '../objects/violin.ts';
import { wateringCan } from '../objects/watering-can.ts';
import { baseballCap, sheriffStar, tools, topHat } from '../objects/wear-things.ts';
import { windmill } from '../objects/windmill.ts';
import { iceSkate, igloo, sleigh, snowboard, snowGlobe } from '../objects/winter-things.ts';
import { yarnBall } from '../objects/yarn-ball.ts';

/** Things that people make, a line each. */
export const OBJECTS: readonly Subject[] = [
  arch,
  asterisk,
  drop,
  plusSign,
  smiley,
  aeroplane,
  arrow,
  baseball,
  basketball,
  bauble,
  bell,
  bicycle,
  birdhouse,
  book,
  bow,
  bus,
  button,
  camera,
  camperVan,
  campfire,
  candle,
  car,
  cassette,
  castle,
  clock,
  cowboyBoot,
  cowboyHat,
  crown,
  cutlery,
  dice,
  nestingDoll,
  dreamcatcher,
  easterEgg,
  eyeMotif,
  face,
  feather,
  ball,
  ghost,
  gift,
  guitar,
  hand,
  handbag,
  hat,
  hayBale,
  headphones,
  heart,
  helicopter,
  horseshoe,
  hotAirBalloon,
  house,
  key,
  kite,
  lantern,
  letter,
  lightBulb,
  lighthouse,
  lips,
  lipstick,
  mask,
  mitten,
  musicalNote,
  partyBalloon,
  pencil,
  perfume,
  pianoKey,
  playingCard,
  pompom,
  vinylRecord,
  robot,
  scissors,
  scooter,
  sheetMusic,
  shoe,
  skateboard,
  skis,
  skull,
  sneaker,
  snowman,
  stocking,
  suitcase,
  sunglasses,
  surfboard,
  tassel,
  teacup,
  teapot,
  tennisRacket,
  tent,
  thimble,
  threadSpool,
  tractor,
  train,
  fireTruck,
  trumpet,
  umbrella,
  vase,
  violin,
  wateringCan,
  yarnBall,
  rollingPin,
  saucepan,
  shuttlecock,
  windmill,
  treasureChest,
  chalet,
  chairlift,
  schoolBus,
  policeCar,
  chain,
  stirrup,
  horseBit,
  peacockFeather,
  bone,
  puzzlePiece,
  chessPawn,
  gnome,
  nutcracker,
  gem,
  hourglass,
  padlock,
  moustache,
  safetyPin,
  microphone,
  flame,
  envelope,
  bunting,
  ruler,
  tag,
  television,
  balletShoe,
  beachBall,
  deckchair,
  flipFlops,
  sandcastle,
  wellington,
  cauldron,
  circusTent,
  drum,
  ferrisWheel,
  pagoda,
  ring,
  trophy,
  witchHat,
  armchair,
  birdcage,
  compass,
  dressForm,
  globe,
  nest,
  sewingMachine,
  telephone,
  typewriter,
  atom,
  discoBall,
  flask,
  lamp,
  treasureMap,
  alien,
  astronaut,
  peaceSign,
  submarine,
  ufo,
  yinYang,
  pawPrint,
  toaster,
  plate,
  nailPolish,
  hairbrush,
  comb,
  hairdryer,
  handMirror,
  bathtub,
  toothbrush,
  rubberDuck,
  tooth,
  tapeMeasure,
  pincushion,
  hanger,
  computer,
  laptop,
  gameController,
  joystick,
  polaroid,
  magnifyingGlass,
  telescope,
  binoculars,
  satellite,
  golfFlag,
  golfClub,
  bowling,
  dartboard,
  whistle,
  domino,
  snowGlobe,
  sleigh,
  snowboard,
  iceSkate,
  rockingHorse,
  toyBlocks,
  partyHat,
  pinata,
  maracas,
  kokeshi,
  eiffelTower,
  telephoneBox,
  postBox,
  clockTower,
  bridge,
  pyramids,
  sphinx,
  greekTemple,
  torii,
  igloo,
  fairy,
  princess,
  vampire,
  scarecrow,
  witch,
  mummy,
  dna,
  brain,
  stethoscope,
  syringe,
  pills,
  stickingPlaster,
  saddle,
  lasso,
  totem,
  sombrero,
  foldingFan,
  excavator,
  dumpTruck,
  rollerSkate,
  parachute,
  fishingRod,
  boxingGloves,
  topHat,
  baseballCap,
  sheriffStar,
  tools,
  bucketAndSpade,
  canoe,
  paperPlane,
  gravestone,
  spinningTop,
];
