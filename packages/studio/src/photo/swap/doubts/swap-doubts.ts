import type { RunDoubt } from '@toile/contract';
import type { PhotoReading } from '../../open-reading.ts';
import { LABEL } from '../../parse/labels.ts';
import { PARTS } from '../../parts/parts.ts';
import { armsBefore, MANY_ARMS } from '../../posture/arms-before.ts';
import { isFromBehind } from '../../posture/is-from-behind.ts';
import { isSeated } from '../../posture/is-seated.ts';
import { viewedBody } from '../body/viewed-body.ts';
import { type Worn, wornOn } from '../body/worn.ts';
import { knownFlatLay } from '../source/known-flat-lay.ts';
import type { SwapOrder } from '../swap-garment.ts';
import { coveredPart } from './covered-part.ts';
import { findDoubts } from './find-doubts.ts';
import { thingDoubts } from './thing-doubts.ts';

/** Share of a mark that a bag, hair or another garment covers, from which it is told. */
const COVERED = 0.07;

/**
 * Doubts about a swap, found without drawing it, the worst first. None for a mask without a pixel.
 * Throws a `refused` EngineError, 'no-garment' or 'garment-worn'.
 */
export async function swapDoubts(order: Omit<SwapOrder, 'wear'>): Promise<RunDoubt[]> {
  const { target, source, sourceBytes, mask } = order;
  const { frame } = await target.person();
  const body = viewedBody(frame);
  const worn = wornOn(body, mask, target.photo);
  if (!worn) return [];
  const { flat, alpha: garment } = await knownFlatLay(source, sourceBytes);
  const isBehind = await isFromBehind(target);
  const isCovered =
    armsBefore(body, { isLower: worn.place === 'lower', ...worn.box }) > MANY_ARMS ||
    (await coverOf(target, worn)) > COVERED;
  const ofPerson: [RunDoubt, boolean][] = [
    ['from-behind', isBehind],
    ['seated', isSeated(frame)],
    ['covered-mark', isCovered],
  ];
  const ofThing = await doubtsOfThing(source, garment);
  // The outline of a bag says nothing about the fit of a garment.
  const ofFit = ofThing.some((doubt) => doubt !== 'several-garments')
    ? []
    : findDoubts({ flat, body, worn });
  return [
    ...ofThing,
    ...ofPerson.flatMap(([doubt, isFound]) => (isFound ? doubt : [])),
    ...ofFit.filter((doubt) => !(isBehind && doubt === 'turned-away')),
  ];
}

/** Share of the marked garment that hair, a bag or another garment lies over. */
async function coverOf(target: PhotoReading, { mask, width, height }: Worn): Promise<number> {
  const { labels } = await target.person();
  const { ids } = await target.superpixels();
  const isElse = (i: number) => {
    const label = labels[ids[i]];
    return label === LABEL.hair || label === LABEL.held || label === LABEL.upper;
  };
  return coveredPart(mask, isElse, { width, height });
}

async function doubtsOfThing(source: PhotoReading, garment: Uint8Array): Promise<RunDoubt[]> {
  const { photo } = source;
  const { ids } = await source.superpixels();
  const { parts } = await source.person();
  const areas = new Float64Array(PARTS.length);
  for (const [i, level] of garment.entries()) if (level > 127) areas[parts[ids[i]]] += 1;
  return thingDoubts({ alpha: await source.alpha(), garment, areas, photo });
}
