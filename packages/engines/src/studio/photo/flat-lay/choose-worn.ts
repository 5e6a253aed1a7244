import { EngineError } from '../../../engine-error.ts';
import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import type { Worn } from './find-garment.ts';
import type { Wish } from './read-wish.ts';

/** What is worn where, and the words of the wish that nothing in the photo answers. */
export type WornChoice = { worn: Worn; unread: string[] };

/** A garment beside which another is this much larger is a rest of it. */
const REST = 0.06;

/**
 * The garment of a person that is meant: by the type that was set, else by the prompt's word, else
 * the largest. Throws a `refused` EngineError, 'no-garment', where none is worn there.
 */
export async function chooseWorn(
  reading: PhotoReading,
  { garment, unread }: Wish,
  type?: Worn,
): Promise<WornChoice> {
  const areas = await areasOf(reading);
  const wanted = type ?? garment?.worn ?? (areas.isOnePiece ? 'full' : areas.larger);
  const isElse = garment !== undefined && type !== undefined && garment.worn !== type;
  const words = isElse ? [...unread, ...garment.words] : unread;
  if (wanted === 'full') return { worn: areas.isOnePiece ? 'upper' : areas.whole, unread: words };
  if (!areas.isOnePiece) return { worn: wanted, unread: words };
  if (wanted === 'lower') {
    throw new EngineError('refused', 'The one garment reaches from the chest to the legs', {
      reason: 'no-garment',
    });
  }
  const isNamed = garment?.worn === 'upper' && !garment.isOuter && !isElse;
  return { worn: 'upper', unread: isNamed ? [...unread, ...garment.words] : words };
}

async function areasOf(reading: PhotoReading) {
  const { areaPx } = await reading.superpixels();
  const { labels, seeds } = await reading.person();
  const areaOf = (label: number) =>
    labels.reduce((sum, own, k) => (own === label ? sum + areaPx[k] : sum), 0);
  const upper = areaOf(LABEL.upper);
  const lower = areaOf(LABEL.lower);
  const isOnePiece = seeds.isOnePiece && lower < upper * REST;
  const larger: Worn = upper >= lower ? 'upper' : 'lower';
  const both: Worn = 'full';
  const whole = Math.min(upper, lower) < Math.max(upper, lower) * REST ? larger : both;
  return { isOnePiece, larger, whole };
}
