import type { FitDoubt } from '@toile/contract';
import { viewedBody } from '../body/viewed-body.ts';
import { wornOn } from '../body/worn.ts';
import { knownFlatLay } from '../source/known-flat-lay.ts';
import type { SwapOrder } from '../swap-garment.ts';
import { findDoubts } from './find-doubts.ts';

/**
 * Doubts about a swap, found without drawing it. None for a mask without a pixel. Throws a
 * `refused` EngineError, 'no-garment' or 'garment-worn'.
 */
export async function swapDoubts(order: Omit<SwapOrder, 'wear'>): Promise<FitDoubt[]> {
  const { target, source, sourceBytes, mask } = order;
  const { frame } = await target.person();
  const body = viewedBody(frame);
  const worn = wornOn(body, mask, target.photo);
  if (!worn) return [];
  const { flat } = await knownFlatLay(source, sourceBytes);
  return findDoubts({ flat, body, worn });
}
