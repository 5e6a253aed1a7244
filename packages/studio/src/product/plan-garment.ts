import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { Fabric } from '../core/fabrics/fabric.ts';
import { fabricOf } from '../core/fabrics/registry.ts';
import { recipeSources } from '../core/recipe-sources.ts';
import { hashText } from '../core/rng.ts';
import type { Design } from './cloth/design/axes.ts';
import { chooseDesign } from './cloth/design/choose-design.ts';
import type { ClothGarment, GarmentType } from './cloth/design/garment.ts';
import { axesUnder } from './cloth/design/lacking.ts';
import { GARMENTS } from './cloth/garments/registry.ts';
import { type GarmentReading, namedGarments, readGarment } from './cloth/read-garment.ts';

/** The decisions of a picture of a garment, before anything is drawn. */
export type GarmentPlan = {
  reading: GarmentReading;
  garment: ClothGarment;
  design: Design;
  fabric: Fabric;
};

type GarmentOrder = { prompt: string; settings?: BriefSettings };

/** Decides the garment, its cut and its cloth for a prompt of any content. */
export function planGarment({ prompt, settings }: GarmentOrder, draw: Recipe): GarmentPlan {
  const reading = readGarment(prompt);
  const { design: designer } = recipeSources(draw, []);
  const seed = `${prompt}|${designer.seed}`;
  const garment = chooseGarment(reading, {
    type: TYPES[settings?.garmentType ?? 'any'],
    seed,
    draw: designer,
  });
  const design = chooseDesign(axesUnder(garment, reading.wishes), {
    wishes: reading.wishes,
    seed: `${seed}|${garment.id}`,
    variant: designer.variant,
  });
  return { reading, garment, design, fabric: fabricOf(reading.fabric ?? garment.fabric) };
}

/** The part of the body that is asked for. What is carried covers none: it is made under any setting. */
const TYPES: Record<NonNullable<BriefSettings['garmentType']> | 'any', BodyPart | undefined> = {
  upper_body: 'upper',
  lower_body: 'lower',
  full_body: 'full',
  any: undefined,
};

type BodyPart = Exclude<GarmentType, 'accessory'>;

/** Garments of each type for a prompt that names none: a run shows one of each. */
const ORDINARY: Record<BodyPart | 'any', readonly string[]> = {
  upper: ['shirt', 't-shirt', 'blouse', 'sweater'],
  lower: ['skirt', 'trousers', 'shorts', 'skirt'],
  full: ['dress', 'shirt-dress', 'jumpsuit', 'slip-dress'],
  any: ['dress', 'shirt', 'skirt', 'blouse'],
};

type Choice = { type?: BodyPart; seed: string; draw: Recipe };

/** The garment that the prompt names, of the type that is asked for; else one that people often wear. */
function chooseGarment(reading: GarmentReading, { type, seed, draw }: Choice): ClothGarment {
  const named = namedGarments(reading).find(
    (garment) => !type || garment.type === type || garment.type === 'accessory',
  );
  if (named) return named;
  const ids = ORDINARY[type ?? 'any'];
  const id = ids[(hashText(seed) + draw.variant) % ids.length];
  const found = GARMENTS.find((garment) => garment.id === id);
  if (!found) throw new RangeError(`No garment ${id}`);
  return found;
}
