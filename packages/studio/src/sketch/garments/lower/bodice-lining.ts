import { mix } from '../../../core/colour.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { Neckline } from '../features.ts';
import type { DressContext } from '../garment.ts';

/** High necklines whose lining ends over the bust. */
const HIGH: ReadonlySet<Neckline> = new Set(['crew', 'boat', 'keyhole', 'halter', 'one-shoulder']);

/** The context of the opaque lining under a see-through bodice: no sleeves, no trims, no lines. */
export function liningOf(context: DressContext): DressContext {
  const { piece, scene } = context;
  const { design } = piece;
  const neckline =
    HIGH.has(design.neckline) || design.collar !== 'none' ? 'sweetheart' : design.neckline;
  return {
    ...context,
    scene: areasOnly(scene),
    piece: {
      ...piece,
      print: undefined,
      colour: mix(piece.colour, '#ffffff', 0.3),
      fabric: { ...piece.fabric, sheer: 0 },
      design: {
        ...design,
        neckline,
        sleeve: 'none',
        collar: 'none',
        closure: 'none',
        details: new Set(),
      },
    },
  };
}

const areasOnly = (scene: SceneBuilder): SceneBuilder => ({
  ...scene,
  on: (layer, order) => ({ ...scene.on(layer, order), stroke: () => {} }),
});
