import { EngineError } from '@toile/engines';
import type { Photo } from '../../../core/photo.ts';
import { maskOfLevels } from '../mask-of-levels.ts';
import { findCrotch } from './find-crotch.ts';
import { findFrontNeck } from './find-front-neck.ts';
import { findPits } from './find-pits.ts';
import { findShoulders } from './find-shoulders.ts';
import { evenSleeves, findSleeve } from './find-sleeve.ts';
import type { FlatLay } from './flat-lay.ts';
import { silhouetteOf } from './silhouette.ts';

/** Finds the landmarks of a garment laid flat, by its outline. Throws a `refused` EngineError, 'no-garment'. */
export function readFlatLay({ photo, alpha }: { photo: Photo; alpha: Uint8Array }): FlatLay {
  const silhouette = silhouetteOf(maskOfLevels(alpha), photo);
  if (!silhouette) {
    throw new EngineError('refused', 'The flat-lay is empty', { reason: 'no-garment' });
  }
  const crotch = findCrotch(silhouette);
  const { pits, sides, isSleeved, trunkFrom } = findPits(silhouette);
  const { necks, tips } = findShoulders(silhouette, { pits, isSleeved });
  const { frontNeck, neckBend, isOpen } = findFrontNeck(photo, { silhouette, necks });
  const sleeve = (side: 0 | 1) =>
    isSleeved
      ? findSleeve(silhouette, { side, tip: tips[side], pit: pits[side], sides, trunkFrom })
      : undefined;
  const { width, height } = photo;
  return {
    width,
    height,
    silhouette,
    isLegs: crotch !== undefined,
    ...(crotch ? { crotch } : {}),
    necks,
    frontNeck,
    neckBend,
    isNeckOpen: isOpen,
    tips,
    pits,
    sides,
    sleeves: evenSleeves([sleeve(0), sleeve(1)], (tips[0].x + tips[1].x) / 2),
    hemY: hemOf(silhouette, sides),
  };
}

/** The lowest row that is still more than half as wide as the trunk. */
function hemOf(
  { box, runs }: NonNullable<ReturnType<typeof silhouetteOf>>,
  sides: FlatLay['sides'],
): number {
  for (let y = box.bottom - 1; y > box.top; y -= 1) {
    const [left, right] = sides(y);
    const covered = runs(y).reduce((sum, run) => sum + run.right - run.left, 0);
    if (covered > (right - left) * 0.5) return y;
  }
  return box.bottom - 1;
}
