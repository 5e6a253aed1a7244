import type { Recipe } from '@toile/engines';
import { createRng } from '../core/rng.ts';
import type { Scene } from '../core/scene/scene.ts';
import { chooseAccessories } from './compose/choose-accessories.ts';
import { composeAccessory } from './compose/compose-accessory.ts';
import { inPlainLine } from './compose/plain-flat.ts';
import { chooseLook } from './figure/look/choose-look.ts';
import type { WornAccessory } from './figure/look.ts';
import { isAboutAccessory } from './outfit/about-accessory.ts';
import { meaningOf, type OutfitMatch } from './outfit/outfit-meaning.ts';
import type { OutfitReading } from './outfit/read-outfit.ts';
import type { Answers } from './outfit/unread-wishes.ts';
import type { SketchPlan } from './plan-sketch.ts';
import { unseenColoursOfFigure, unseenOfDrawing } from './seen/unseen-traits.ts';
import { viewOf } from './seen/view.ts';

/** The one thing worn or carried that a prompt is about: "a bucket hat", "tan leather satchel". */
export function soleAccessory({ reading, outfit }: SketchPlan): WornAccessory | undefined {
  const isAlone = isAboutAccessory(reading) && outfit.givenAccessory === undefined;
  return isAlone ? chooseAccessories(reading, outfit)[0] : undefined;
}

/** "Brass buckles" on a bag that has none: the brass is not the bag's. */
const isOfUndrawn = ({ to }: OutfitMatch, { wishes }: OutfitReading): boolean =>
  meaningOf(
    wishes.find(({ from }) => from === to),
    'undrawn',
  ) !== undefined;

type AccessoryOrder = { prompt: string; recipe: Recipe };

/** A thing worn or carried, alone, as a prompt asks for it, and what of the prompt it shows. */
export function createAccessory(
  plan: SketchPlan,
  worn: WornAccessory,
  { prompt, recipe: { seed, variant } }: AccessoryOrder,
): { scene: Scene; answers: Answers; choices: Record<string, string> } {
  const { reading, kind, outfit, finish } = plan;
  const rng = createRng(`${prompt}|${seed}|${variant}|accessory`);
  const look = chooseLook(rng, { kind, accessories: [worn] });
  const drawn = composeAccessory({ kind, look, turn: variant, isMirrored: rng.chance(0.5) });
  const isDyed = reading.wishes.some((match) => meaningOf(match, 'colour'));
  const isPlain = finish === 'flat' && !isDyed;
  const scene = isPlain ? inPlainLine(drawn, { pieces: [], claims: [] }) : drawn;
  const answered = new Set(outfit.answered);
  const untold = reading.wishes.filter((match) => isOfUndrawn(match, reading));
  const unseen = unseenColoursOfFigure(reading, viewOf(scene));
  for (const match of [...untold, ...unseen]) answered.delete(match);
  const others = reading.wishes.filter((match) => {
    const trait = meaningOf(match, 'trait');
    return trait !== undefined && trait.id !== worn.id;
  });
  return {
    scene,
    answers: {
      pieces: [],
      answered,
      unseen: new Set([...others, ...unseenOfDrawing(reading, plan)]),
    },
    choices: { accessory: worn.id, finish },
  };
}
