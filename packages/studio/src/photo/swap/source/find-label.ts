import type { Photo } from '../../../core/photo.ts';
import { components } from '../../../core/plane/components.ts';
import type { Box } from '../../field/bounds.ts';
import { cropped, croppedRgb } from '../../field/crop.ts';
import { toLab } from '../../field/to-lab.ts';
import type { FlatLay } from './flat-lay.ts';

/** Least difference of a label's lightness from the cloth's, and its largest chroma (CIE Lab). */
const OTHER = 22;
const GREY = 14;
/** Largest median deviation of lightness (CIE Lab) of plain cloth: a print has more. */
const ONE_CLOTH = 7;
/** Limits of a label's area, as shares of the neck's width squared, and the least share of its box that it fills. */
const SMALLEST = 0.004;
const LARGEST = 0.16;
const SOLID = 0.55;
const MARGIN_PX = 3;

/** The box of the maker's label in the neck; undefined where none is seen, or where the cloth is a print. */
export function findLabel(photo: Photo, flat: FlatLay): Box | undefined {
  const { necks, frontNeck, silhouette } = flat;
  const wide = necks[1].x - necks[0].x;
  if (flat.isLegs || wide < 12) return undefined;
  const middle = Math.round((necks[0].x + necks[1].x) / 2);
  const top = silhouette.top[middle];
  const box = {
    left: Math.max(0, Math.round(middle - wide * 0.4)),
    right: Math.min(photo.width, Math.round(middle + wide * 0.4)),
    top: Math.max(0, top),
    bottom: Math.min(photo.height, Math.round(Math.max(frontNeck.y, top) + wide * 0.35)),
  };
  if (box.bottom - box.top < 8 || box.right - box.left < 8) return undefined;
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const lab = toLab(croppedRgb(photo.rgb, photo, box));
  const inside = cropped(silhouette.mask, photo, box);
  const cloth = middleOf(lab, inside);
  if (cloth.stray > ONE_CLOTH) return undefined;
  const other = inside.map((on, i) =>
    on &&
    Math.abs(lab[i * 3] - cloth.light) > OTHER &&
    Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]) < GREY
      ? 1
      : 0,
  );
  const { list } = components(other, size);
  const spots = list
    .filter(({ areaPx, touchesEdge }) => !touchesEdge && areaPx > wide * wide * SMALLEST)
    .filter(({ areaPx, left, right, top: from, bottom }) => {
      const [across, down] = [right - left, bottom - from];
      return (
        areaPx > across * down * SOLID && across > down * 0.7 && areaPx < wide * wide * LARGEST
      );
    });
  const label = spots.toSorted((a, b) => b.areaPx - a.areaPx).at(0);
  return (
    label && {
      left: box.left + label.left - MARGIN_PX,
      right: box.left + label.right + MARGIN_PX,
      top: box.top + label.top - MARGIN_PX,
      bottom: box.top + label.bottom + MARGIN_PX,
    }
  );
}

/** Median lightness of a cloth, and the median deviation from it. */
function middleOf(lab: Float32Array, inside: Uint8Array): { light: number; stray: number } {
  const lights: number[] = [];
  for (let i = 0; i < inside.length; i += 1) if (inside[i]) lights.push(lab[i * 3]);
  lights.sort((a, b) => a - b);
  const light = lights[lights.length >> 1] ?? 0;
  const strays = lights.map((one) => Math.abs(one - light)).toSorted((a, b) => a - b);
  return { light, stray: strays[strays.length >> 1] ?? 0 };
}
