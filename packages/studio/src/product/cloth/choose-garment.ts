import type { Recipe } from '@toile/engines';
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

type Choice = { type?: BodyPart; seed: string; draw: Recipe };

/** The garment that the prompt names, of the type that is asked for; else one that people often wear. */
export function chooseGarment(reading: GarmentReading, { type, seed, draw }: Choice): ClothGarment {
  const named = namedGarments(reading).find(
    (garment) => !type || garment.type === type || garment.type === 'accessory',
  );
  if (named) return named;
  const ids = ORDINARY[type ?? 'any'];
  const id = ids[(hashText(seed) + draw.variant) % ids.length];
  const found = GARMENTS.find((garment) => garment.id === id);
  if (!found) throw new RangeError(`No garment ${id}`);
  const asked = reading.wishes.filter(({ isRefused }) => !isRefused);
  return asked.every((wish) => hasOption(found, wish)) ? found : (bestFor(asked, type) ?? found);
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
    wishes.filter((wish) => hasOption(garment, wish)).length;
  const most = Math.max(0, ...fitting.map(countOf));
  return most === 0 ? undefined : fitting.find((garment) => countOf(garment) === most);
}

function hasOption({ axes, always }: ClothGarment, { axis, value }: DesignWish): boolean {
  const values: readonly string[] = axes[axis] ?? [];
  return value === ANY ? values.length > 0 : values.includes(value) || always?.[axis] === value;
}
