import { mix } from '../../../core/colour.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { Length } from '../features.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import { shadeSkirt } from './skirt-shade.ts';
import { type SkirtCut, shapeSkirt } from './skirt-shape.ts';

/** Lengths of a lining under see-through cloth. */
const LININGS: Partial<Record<Length, Length>> = {
  train: 'floor',
  floor: 'ankle',
  ankle: 'midi',
  midi: 'knee',
  knee: 'mini',
};

/** Lays the opaque lining that see-through skirts are worn over, a little paler and shorter. */
export function drawLining(context: DressContext, pen: LayerPen, cut: SkirtCut): void {
  const { body, rng, piece } = context;
  const isFull = cut.silhouette === 'ball' || cut.silhouette === 'circle';
  const length = isFull ? cut.length : (LININGS[cut.length] ?? cut.length);
  const lining = {
    ...cut,
    length,
    fullness: (cut.fullness ?? 1) * (isFull ? 0.95 : 0.82),
    pleats: undefined,
  };
  const shape = shapeSkirt({ body, rng, fabric: piece.fabric }, lining);
  const { shade } = shadeSkirt(shape, { body, rng, fabric: piece.fabric, cut: lining });
  pen.region(
    clothRegion(context, {
      part: 'lining',
      outline: shape.outline,
      shade,
      colour: mix(piece.colour, '#ffffff', 0.3),
      opacity: 1,
      reserve: 0.3,
    }),
  );
  pen.stroke('contour', shape.hem.path, { weight: 0.6 });
}
