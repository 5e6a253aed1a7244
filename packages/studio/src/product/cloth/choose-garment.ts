import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import { hashText } from '../../core/rng.ts';
import { ANY, type DesignWish } from './design/choose-design.ts';
import type { ClothGarment, GarmentType } from './design/garment.ts';
import { GARMENTS } from './garments/registry.ts';
import { type GarmentReading, namedGarments } from './read-garment.ts';

/** The part of the body that a garment covers. */
export type BodyPart = Exclude<GarmentType, 'accessory'>;

/** Garments of each type for a prompt that names none: a run shows one of each. */
const ORDINARY: Record<BodyPart | 'any', readonly string[]> = {
  upper: ['shirt', 't-shirt', 'blouse', 'sweater'],
  lower: ['skirt', 'trousers', 'shorts', 'skirt'],
  full: ['dress', 'shirt-dress', 'jumpsuit', 'slip-dress'],
  any: ['dress', 'shirt', 'skirt', 'blouse'],
};

/** The part of the body that a setting asks for. What is carried covers none: it is made under any setting. */
export const bodyPartOf = (setting: BriefSettings['garmentType']): BodyPart | undefined =>
  setting && TYPES[setting];

const TYPES: Record<NonNullable<BriefSettings['garmentType']>, BodyPart | undefined> = {
  upper_body: 'upper',
  lower_body: 'lower',
  full_body: 'full',
};

type Choice = { type?: BodyPart; seed: string; draw: Recipe };

/** The garment that the prompt names, of the type that is asked for; else one that people often wear. */
export function chooseGarment(reading: GarmentReading, { type, seed, draw }: Choice): ClothGarment {
  const named = namedGarments(reading).find(
    (garment) => !type || garment.type === type || garment.type === 'accessory',
  );
  if (named) return kinOf(named, reading.wishes);
  const ids = ORDINARY[type ?? 'any'];
  const id = ids[(hashText(seed) + draw.variant) % ids.length];
  const found = GARMENTS.find((garment) => garment.id === id);
  if (!found) throw new RangeError(`No garment ${id}`);
  const asked = reading.wishes.filter(({ isRefused }) => !isRefused);
  return asked.every((wish) => isOffered(found, wish)) ? found : (bestFor(asked, type) ?? found);
}

/** The garment itself, or the one of its kin that can have more of what is asked for. */
function kinOf(named: ClothGarment, wishes: readonly DesignWish[]): ClothGarment {
  const asked = wishes.filter(({ isRefused }) => !isRefused);
  const countOf = (garment: ClothGarment) =>
    asked.filter((wish) => hasOption(garment, wish)).length;
  const kin = (named.kin ?? []).flatMap((id) => GARMENTS.filter((garment) => garment.id === id));
  return kin.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), named);
}

/** Parts of the body that a second garment may cover. */
const OTHER_HALF: Partial<Record<GarmentType, GarmentType>> = { upper: 'lower', lower: 'upper' };

/** The garment for the other half of the body, where the prompt names one: "top and matching skirt". */
export function besideGarment(
  reading: GarmentReading,
  first: ClothGarment,
): ClothGarment | undefined {
  const others = namedGarments(reading).filter((garment) => garment !== first);
  const other = OTHER_HALF[first.type];
  if (other) return others.find(({ type }) => type === other);
  const isSet = first.type === 'accessory' && reading.tokens.includes('set');
  return isSet ? others.find(({ type }) => type !== 'full') : undefined;
}

/** The garment that can have most of what is asked for; undefined when none can have any of it. */
function bestFor(
  wishes: readonly DesignWish[],
  type: BodyPart | undefined,
): ClothGarment | undefined {
  const fitting = GARMENTS.filter((garment) =>
    type ? garment.type === type : garment.type !== 'accessory',
  );
  const countOf = (garment: ClothGarment) =>
    wishes.filter((wish) => isOffered(garment, wish)).length;
  const most = Math.max(0, ...fitting.map(countOf));
  return most === 0 ? undefined : fitting.find((garment) => countOf(garment) === most);
}

/** True where a garment can have it, be it on wish alone. */
function hasOption(garment: ClothGarment, wish: DesignWish): boolean {
  const further: readonly string[] = garment.onWish?.[wish.axis] ?? [];
  return isOffered(garment, wish) || further.includes(wish.value);
}

/** True where pictures of a garment have it without being asked. */
function isOffered({ axes, always }: ClothGarment, { axis, value }: DesignWish): boolean {
  const values: readonly string[] = axes[axis] ?? [];
  return value === ANY ? values.length > 0 : values.includes(value) || always?.[axis] === value;
}
