import type { Recipe } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import type { Fabric } from '../core/fabrics/fabric.ts';
import { fabricOf } from '../core/fabrics/registry.ts';
import { recipeSources } from '../core/recipe-sources.ts';
import { type Beside, planBeside } from './cloth/beside.ts';
import { besideGarment, bodyPartOf, chooseGarment } from './cloth/choose-garment.ts';
import { scaleAsked } from './cloth/design/asked-scale.ts';
import type { Design } from './cloth/design/axes.ts';
import { chooseDesign } from './cloth/design/choose-design.ts';
import type { ClothGarment } from './cloth/design/garment.ts';
import { axesUnder } from './cloth/design/lacking.ts';
import { type GarmentReading, readGarment } from './cloth/read-garment.ts';

/** The decisions of a picture of a garment, before anything is drawn. */
export type GarmentPlan = {
  reading: GarmentReading;
  garment: ClothGarment;
  design: Design;
  fabric: Fabric;
  /** A second garment of the outfit. */
  beside?: Beside;
};

type GarmentOrder = { prompt: string; settings?: BriefSettings };

/** Decides the garment, its cut and its cloth for a prompt of any content. */
export function planGarment({ prompt, settings }: GarmentOrder, draw: Recipe): GarmentPlan {
  const reading = readGarment(prompt);
  const { design: designer } = recipeSources(draw, []);
  const seed = `${prompt}|${designer.seed}`;
  const type = bodyPartOf(settings?.garmentType);
  const [garment, second] = inTheirOrder(
    reading,
    chooseGarment(reading, { type, seed, draw: designer }),
  );
  const cut = chooseDesign(axesUnder(garment, reading.wishes), {
    wishes: reading.wishes,
    seed: `${seed}|${garment.id}`,
    variant: designer.variant,
  });
  const scale = scaleAsked(reading.wishes);
  const design: Design = scale ? { ...cut, scale } : cut;
  const beside =
    second && type === undefined
      ? planBeside(reading, { garment: second, seed, variant: designer.variant })
      : undefined;
  const fabric = fabricOf(reading.fabric ?? garment.fabric);
  return { reading, garment, design, fabric, ...(beside && { beside }) };
}

/** A garment and the one for the other half of the body, as the prompt names them. */
function inTheirOrder(
  reading: GarmentReading,
  chosen: ClothGarment,
): readonly [ClothGarment, ClothGarment?] {
  const other = besideGarment(reading, chosen);
  if (!other) return [chosen];
  const placeOf = (garment: ClothGarment) =>
    reading.matches.findIndex(({ meanings }) =>
      meanings.some((meaning) => meaning.is === 'garment' && meaning.garment === garment),
    );
  return placeOf(other) < placeOf(chosen) ? [other, chosen] : [chosen, other];
}
