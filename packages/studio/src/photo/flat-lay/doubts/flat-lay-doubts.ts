import type { RunDoubt } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../../core/map-plane.ts';
import { boundsOf } from '../../field/bounds.ts';
import type { PhotoReading } from '../../open-reading.ts';
import type { BodyFrame } from '../../parse/body-frame.ts';
import { PART, PARTS } from '../../parts/parts.ts';
import { armsBefore, MANY_ARMS } from '../../posture/arms-before.ts';
import { isFromBehind } from '../../posture/is-from-behind.ts';
import { viewedBody } from '../../swap/body/viewed-body.ts';
import { showsWearer } from '../../wearer/shows-wearer.ts';
import { chooseWorn } from '../choose-worn.ts';
import { cutAlone } from '../cut-alone.ts';
import type { Worn } from '../find-garment.ts';
import { PLACE } from '../garment-view.ts';
import type { Wish } from '../read-wish.ts';
import { readWorn } from '../read-worn.ts';
import { findAloneDoubts } from './find-alone-doubts.ts';
import { findFlatLayDoubts } from './find-flat-lay-doubts.ts';

type Order = { reading: PhotoReading; wish: Wish; type?: Worn };

/**
 * Doubts about a garment to be lifted out of a photo, found without laying it out. Throws a `refused`
 * EngineError as `imageToFlatlayKind` does where the garment that is named is not there.
 */
export async function flatLayDoubts({ reading, wish, type }: Order): Promise<RunDoubt[]> {
  const { photo } = reading;
  if (!(await showsWearer(reading))) {
    const levels = await cutAlone(reading);
    return levels ? findAloneDoubts(levels, photo) : [];
  }
  const { worn } = await chooseWorn(reading, wish, type);
  const { places, measure } = await readWorn(reading, worn, wish.garment ?? {});
  if (!measure) return [];
  const { labels, frame } = await reading.person();
  const { ids } = await reading.superpixels();
  return findFlatLayDoubts({
    places,
    labels: (i) => labels[ids[i]],
    photo,
    frame,
    measure,
    isLower: worn === 'lower',
    isFromBehind: await isFromBehind(reading),
    isBehindArms: isBehindArms({ frame, places, photo }, worn),
    isUnderCoat: worn === 'upper' && wish.garment?.isOuter === false && (await wearsCoat(reading)),
  });
}

type Found = { frame: BodyFrame; places: Uint8Array; photo: PixelSize };

/** Test for forearms before the garment. */
function isBehindArms({ frame, places, photo }: Found, worn: Worn): boolean {
  const box = boundsOf(
    bytesOf(places, (place) => (place === PLACE.cloth ? 1 : 0)),
    photo,
    1,
  );
  return (
    box !== undefined &&
    armsBefore(viewedBody(frame), { isLower: worn === 'lower', ...box }) > MANY_ARMS
  );
}

/** Least areas of a coat and of a top below it, as shares of both. */
const COAT = 0.3;
const BELOW = 0.12;

/** Test for a coat or jacket with a top below it that is seen. */
async function wearsCoat(reading: PhotoReading): Promise<boolean> {
  const { areaPx, count } = await reading.superpixels();
  const { parts } = await reading.person();
  const areas = new Float64Array(PARTS.length);
  for (let k = 0; k < count; k += 1) areas[parts[k]] += areaPx[k];
  const both = areas[PART.outerwear] + areas[PART.top];
  return areas[PART.outerwear] > both * COAT && areas[PART.top] > both * BELOW;
}
