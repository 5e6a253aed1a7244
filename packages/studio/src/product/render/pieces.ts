import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { type BelowAt, bodyBelow } from './body-below.ts';
import { type ClothPlace, clothPlaces } from './cloth-place.ts';
import { feather } from './materials/feather.ts';
import { hair } from './materials/hair.ts';
import type { Material } from './materials/material.ts';
import { MATERIALS } from './materials/registry.ts';
import { shoe } from './materials/shoe.ts';
import { skin } from './materials/skin.ts';
import type { Stage } from './stage.ts';
import type { Surface, Surfaces } from './surfaces.ts';

/** The data of a label that every one of its pixels needs. */
export type Piece = {
  surface: Surface;
  material: Material;
  /** On the page. */
  place: ClothPlace;
  below: BelowAt;
  isFace: boolean;
  isCloth: boolean;
};

/** The pieces of a figure by label. */
export function piecesOf(
  reading: SketchReading,
  stage: Stage,
  surfaces: Surfaces,
): (Piece | undefined)[] {
  const places = clothPlaces(stage.labels, stage, surfaces.list);
  const belowOf = bodyBelow(reading, stage, surfaces);
  const pieces: (Piece | undefined)[] = [];
  for (const surface of surfaces.list) {
    const { region } = surface;
    const own = places[region.id];
    const place = { ...own, x: own.x + stage.left, y: own.y + stage.top };
    pieces[region.id] = {
      surface,
      place,
      material: materialOf(surface),
      below: belowOf({ region, place }),
      isCloth: region.class === 'garment',
      isFace: /face|eye|iris|lip|mouth|brow|nose|cheek|ear/.test(region.part),
    };
  }
  return pieces;
}

function materialOf({ region, fabric }: Surface): Material {
  if (region.class === 'skin') return skin;
  if (region.class === 'hair') return hair;
  if (region.class === 'shoe') return shoe;
  if (region.part === 'feather') return feather;
  return MATERIALS[fabric.id];
}
