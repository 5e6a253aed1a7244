import { createRng } from '../../core/rng.ts';
import type { Layer, LayerPen, SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { AccessoryPlace } from './accessories/accessory.ts';
import { frameInHand } from './accessories/frame-in-hand.ts';
import { freeHands } from './accessories/free-hands.ts';
import { inPrint } from './accessories/in-print.ts';
import { findAccessory } from './accessories/registry.ts';
import { type Arm, type Body, isChild, SIDES } from './body.ts';
import { drawHead } from './draw-head.ts';
import { faceFrameOf } from './face/face-frame.ts';
import { hairstyleOf } from './hair/registry.ts';
import { drawHand } from './hands/draw-hand.ts';
import type { Look } from './look.ts';
import { shoeOf } from './shoes/registry.ts';
import { drawArm, drawLeg, drawShoulderRoot } from './skin/draw-limbs.ts';
import { drawTrunk } from './skin/draw-trunk.ts';
import { drawUndershirt } from './skin/draw-undershirt.ts';

const ARM_LAYERS: Record<Arm['place'], Layer> = {
  behind: 'arm-behind',
  before: 'arm',
  raised: 'arm-raised',
};

/** Places of accessories that nobody sees from behind. */
const IN_FRONT: ReadonlySet<AccessoryPlace> = new Set(['neck', 'throat', 'breast', 'waist']);

/** Under whatever garments draw on the same layer with orders from 0. */
const UNDER = -10;

/** Draws a figure: skin, face, hair, hands and shoes, each on its layer, for garments to cover. */
export function drawFigure(scene: SceneBuilder, body: Body, look: Look): void {
  const { skin } = look;
  const shod = { ...look, skin: skinInShoes(look) };
  for (const side of SIDES) {
    const order = UNDER + (side === body.nearLeg ? 1 : 0);
    drawLeg(scene.on('leg', order), body, { side, skin });
    shoeOf(look.shoes).draw({ pen: scene.on('shoe', order), body, side, look: shod });
    const layer = ARM_LAYERS[body.arm[side].place];
    drawArm(scene.on(layer, UNDER), body, { side, skin });
    drawHand(scene.on(layer, UNDER + 1), body, { side, skin });
  }
  drawTrunk(scene.on('torso', UNDER), body, skin);
  for (const side of SIDES) {
    const isBehind = body.arm[side].place === 'behind';
    const pen = isBehind ? scene.on('arm-behind', UNDER - 1) : scene.on('torso', UNDER + 1);
    drawShoulderRoot(pen, body, { side, skin });
  }
  if (isChild(body.kind)) drawUndershirt(scene.on('torso', UNDER + 2), body);
  drawHeadAndHair(scene, body, look);
}

function drawHeadAndHair(scene: SceneBuilder, body: Body, look: Look): void {
  const frame = faceFrameOf(body.head, look.face);
  drawHead(scene.on('head', UNDER), frame, look);
  const style = hairstyleOf(look.hairstyle);
  const context = { frame, look, wind: body.sway };
  const rng = createRng(`hair:${look.seed}`);
  const isHidden = look.accessories.some(
    ({ id, at }) => at !== 'hand' && findAccessory(id)?.hidesHair,
  );
  if (!isHidden) {
    style.behind?.({ ...context, rng, pen: behindNeck(scene, body) });
    style.front?.({ ...context, rng, pen: scene.on('hair', UNDER) });
  }
  const hands = freeHands(body.arm);
  for (const { id, colour, trim, at, print } of look.accessories) {
    const accessory = findAccessory(id);
    if (accessory && body.isBack && IN_FRONT.has(accessory.place)) continue;
    const hand = accessory?.place === 'hand' || at === 'hand' ? hands.shift() : undefined;
    if (at === 'hand' && !hand) continue;
    const own = at === 'hand' && hand ? frameInHand(frame, body, hand) : frame;
    const isRaised = at === 'raised';
    const cloth = print ? inPrint(scene, { print, colour }) : scene;
    accessory?.draw({
      scene: cloth,
      body,
      frame: own,
      colour,
      hand,
      isRaised,
      ...(trim && { trim }),
    });
  }
}

/** The pen for hair that hangs down the back: over what is worn, where the back is seen. */
const behindNeck = (scene: SceneBuilder, { isBack }: Body): LayerPen =>
  isBack ? scene.on('neck-wear', 20) : scene.on('hair-behind', UNDER);

/** Skin as it shows in a shoe: hose go over the foot as well. */
function skinInShoes({ skin, accessories }: Look): Look['skin'] {
  return accessories.reduce(
    (seen, { id, colour }) => findAccessory(id)?.skinBelow?.(seen, colour) ?? seen,
    skin,
  );
}
