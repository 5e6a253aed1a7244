import type { Hex } from '../../../core/colour.ts';
import { colourGap } from '../../../core/colour-moves.ts';
import { layCloth } from '../../../core/scene/lay-cloth.ts';
import { uprightPatch } from '../../../core/scene/patch.ts';
import type { GivenPrint } from '../../../core/scene/scene.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';

/** Distance in OKLab within which a region is of the accessory's own cloth, its shaded sides too. */
const OWN_CLOTH = 0.16;

/** A scene on which whatever is drawn in a colour is of a given cloth, straight down the page. */
export function inPrint(
  scene: SceneBuilder,
  { print, colour }: { print: GivenPrint; colour: Hex },
): SceneBuilder {
  return {
    ...scene,
    on: (layer, order) => {
      const pen = scene.on(layer, order);
      return {
        ...pen,
        region: (input) => {
          const [outline] = input.outlines;
          const isOwn = outline !== undefined && colourGap(input.colour, colour) < OWN_CLOTH;
          pen.region(isOwn ? { ...input, print: layCloth(print, uprightPatch(outline)) } : input);
        },
      };
    },
  };
}
