import { cutAlong } from '../../../core/scene/curve.ts';
import type { Layer, LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Arm, SIDES } from '../body.ts';
import { drawHand } from '../hands/draw-hand.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

const LAYERS: Record<Arm['place'], Layer> = {
  behind: 'arm-behind',
  before: 'arm',
  raised: 'arm-raised',
};
/** Over arm and hand, under whatever sleeve a garment draws. */
const OVER_SKIN = -8;

/** To the wrist. */
export const gloves: Accessory = {
  id: 'gloves',
  words: ['glove', 'mitten', 'leather glove', 'driving glove', 'short glove', 'wrist glove'],
  place: 'hands',
  draw: (context) => drawGloves(context, 0.86),
};

/** Past the elbow. */
export const longGloves: Accessory = {
  id: 'long-gloves',
  words: [
    'long glove',
    'opera glove',
    'evening glove',
    'elbow length glove',
    'satin glove',
    'elbow glove',
  ],
  place: 'hands',
  isForGrownUps: true,
  draw: (context) => drawGloves(context, 0.36),
};

function drawGloves({ scene, body, colour }: AccessoryContext, from: number): void {
  for (const side of SIDES) {
    const arm = body.arm[side];
    const pen = scene.on(LAYERS[arm.place], OVER_SKIN);
    const [outer, inner] = [cutAlong(arm.outer, from, 1), cutAlong(arm.inner, from, 1)];
    pen.region({
      class: 'accessory',
      part: `glove ${side}`,
      colour,
      outlines: [[...outer, ...inner.toReversed()]],
      reserve: 0,
    });
    for (const edge of [outer, inner]) {
      pen.stroke('contour', edge, { weight: 0.7, taper: [0.04, 0.04] });
    }
    pen.stroke('seam', [outer[0], inner[0]], { weight: 1, taper: [0.02, 0.02] });
    drawHand(gloved(pen), body, { side, skin: colour });
  }
}

/** Hands drawn as part of the glove. */
const gloved = (pen: LayerPen): LayerPen => ({
  ...pen,
  region: (region) => pen.region({ ...region, class: 'accessory', part: 'glove' }),
});
