import type { Recipe } from '@toile/engines';
import { type Hex } from '../core/colour.ts';
import { createRng } from '../core/rng.ts';
import type { Scene } from '../core/scene/scene.ts';
import { modifiedColour } from '../words/colour-phrases.ts';
import { composeShoes } from './compose/compose-shoes.ts';
import { ANY_SHOES } from './compose/figure-words.ts';
import type { BodyKind } from './figure/body.ts';
import { chooseLook } from './figure/look/choose-look.ts';
import { SHOES } from './figure/shoes/registry.ts';
import { meaningOf, type OutfitMatch } from './outfit/outfit-meaning.ts';
import type { OutfitReading } from './outfit/read-outfit.ts';
import type { Answers } from './outfit/unread-wishes.ts';
import type { FinishId } from './paint-scene/finish.ts';
import type { SketchPlan } from './plan-sketch.ts';

type ShoesOrder = { prompt: string; recipe: Recipe };

/** A pair of shoes alone, as a prompt asks for it, and what of the prompt it shows. */
export function createShoes(
  { reading, finish }: SketchPlan,
  { prompt, recipe }: ShoesOrder,
): { scene: Scene; answers: Answers; choices: Record<string, string> } {
  const shoes = reading.traits.get('shoes') ?? '';
  const shoe = SHOES.find(({ id }) => id === shoes);
  const who = shoe?.who ?? [];
  const kind: BodyKind = who.includes('woman') ? 'woman' : 'man';
  const dyed = reading.wishes.find(
    (match) => colourOf(match, reading) !== undefined && !isOfPart(match, reading),
  );
  const shoeColour = dyed && colourOf(dyed, reading);
  const { seed, variant } = recipe;
  const rng = createRng(`${prompt}|${seed}|${variant}|shoes`);
  const look = chooseLook(rng, { kind, shoes, ...(shoeColour && { shoeColour }) });
  const scene = composeShoes({ kind, look, turn: variant, isMirrored: rng.chance(0.5) });
  const answered = new Set(
    reading.wishes.filter(
      (match) =>
        match === dyed ||
        meaningOf(match, 'modifier') !== undefined ||
        shoe?.shows?.includes(match.phrase),
    ),
  );
  const unseen = new Set(reading.wishes.filter((match) => isElsewhere(match, { shoes, finish })));
  return { scene, answers: { pieces: [], answered, unseen }, choices: { shoes, finish } };
}

/** "Cork sole": a colour said of a part is not the shoe's. */
const isOfPart = ({ to }: OutfitMatch, { wishes }: OutfitReading): boolean =>
  meaningOf(
    wishes.find(({ from }) => from === to),
    'part',
  ) !== undefined;

const colourOf = (match: OutfitMatch, { wishes, tokens }: OutfitReading): Hex | undefined =>
  modifiedColour(match, { found: wishes, tokens })?.colour;

/** Whether a wish is for other shoes, or another way of drawing. */
function isElsewhere(
  match: OutfitMatch,
  { shoes, finish }: { shoes: string; finish: FinishId },
): boolean {
  const trait = meaningOf(match, 'trait');
  const drawn = meaningOf(match, 'finish')?.finish;
  const isOther = trait !== undefined && trait.id !== shoes && trait.id !== ANY_SHOES;
  return isOther || (drawn !== undefined && drawn !== finish);
}
