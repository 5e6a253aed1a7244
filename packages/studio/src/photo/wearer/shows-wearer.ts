import type { PhotoReading } from '../open-reading.ts';
import { isPersonParsed } from '../parse/is-person-parsed.ts';
import { isHeadCovered } from './head-part.ts';
import { isWorn } from './is-worn.ts';

/**
 * Test for a wearer whose garment can be lifted out or swapped. A person seen from behind has no
 * face: where pose and skin indicate a person, a head of any colour is enough.
 */
export async function showsWearer(reading: PhotoReading): Promise<boolean> {
  const { labels } = await reading.person();
  if (!isPersonParsed(await reading.superpixels(), labels, await reading.joints())) return false;
  return (await isWorn(reading)) || isHeadCovered(reading);
}
