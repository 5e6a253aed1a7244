import { bytesOf } from '../../core/map-plane.ts';
import type { PhotoReading } from '../open-reading.ts';
import { isPersonParsed } from '../parse/is-person-parsed.ts';
import { chooseExtent, type Extent, type Wish } from './choose-extent.ts';
import { closeCracks } from './close-cracks.ts';
import type { Dots } from './dots.ts';
import { finishMask } from './finish-mask.ts';
import type { DotGroup } from './group-garments.ts';
import { ownBodies } from './own-bodies.ts';
import { placeDots } from './placed-dot.ts';
import { selectPieces } from './select-pieces.ts';
import { keepAreas } from './tidy-mask.ts';

const HALF = 128;

/** Smaller areas away from the dots, beside the largest, may be no part of their garment. */
const LEAST_PART = 0.3;

/** Between two garments that touch a crack of twice so many pixels may be left. */
const SEAM_PX = 2;

/** The selected mask, and its extent. */
export type DotMask = { mask: Uint8Array; extent: Extent };

/** A mask of 0 and 1, of the reading's size, of what lies under the dots (in its pixels). */
export async function maskFromDots(reading: PhotoReading, dots: Dots): Promise<DotMask> {
  const pieces = await reading.superpixels();
  const person = await reading.person();
  const alpha = await reading.alpha();
  const size = reading.photo;
  const against = placeDots(dots.unwanted, pieces, person);
  const unwanted = against.map(({ piece }) => piece);
  const select = (group: DotGroup, extent: Extent) =>
    selectPieces({
      pieces,
      parts: person.parts,
      shares: person.shares,
      wanted: group.map(({ piece }) => piece),
      unwanted,
      extent,
    });
  const selectGarment = rememberedBy((group: DotGroup) => select(group, 'garment'));
  const areasOf = rememberedBy((group: DotGroup) => {
    const taken = selectGarment(group);
    const rough = bytesOf(pieces.ids, (k) => taken[k]);
    return keepAreas(rough, size, { dots: group, leastPart: LEAST_PART });
  });
  const { extent, groups }: Wish = chooseExtent(placeDots(dots.wanted, pieces, person), {
    size,
    pieces,
    frame: person.frame,
    isPerson: isPersonParsed(pieces, person.labels, await reading.joints()),
    isSubject: (i) => alpha[i] >= HALF,
    isSelected: (group, i) => areasOf(group)[i] === 1,
  });
  const isWhole = extent === 'subject' && unwanted.every((k) => pieces.subject[k] < 0.5);
  const masks = groups.map((group) => {
    const own = ownBodies(alpha, size, group);
    const finish = { size, alpha, extent, dots: group, unwanted: against };
    if (isWhole) return finishMask(own, finish);
    const taken = extent === 'garment' ? selectGarment(group) : select(group, extent);
    const isOthers = (i: number) => extent !== 'region' && alpha[i] >= HALF && !own[i];
    const rough = bytesOf(pieces.ids, (k, i) => (taken[k] && !isOthers(i) ? 1 : 0));
    return finishMask(rough, finish, reading.lab());
  });
  return { extent, mask: united(masks, reading) };
}

function rememberedBy<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

function united([first, ...others]: readonly Uint8Array[], { photo }: PhotoReading): Uint8Array {
  if (others.length === 0) return first;
  const all = first.map((on, i) => (on || others.some((mask) => mask[i]) ? 1 : 0));
  return closeCracks(all, photo, SEAM_PX);
}
