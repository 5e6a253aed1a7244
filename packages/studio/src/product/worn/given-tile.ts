import type { ClothTile } from '../../core/scene/scene.ts';
import type { Print } from '../cloth/swatch/print.ts';

/** The cloth at the scale of a figure, as scenes carry it. `pxPerCm`: of the scene's page. */
export function givenTile(
  { texels, widthPx, heightPx, texelsPerCm }: Print,
  pxPerCm: number,
): ClothTile {
  return {
    rgb: Uint8ClampedArray.from(texels),
    widthPx,
    heightPx,
    density: texelsPerCm / pxPerCm,
  };
}
