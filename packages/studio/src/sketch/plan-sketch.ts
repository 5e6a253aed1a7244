import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import { FORBIDDEN_GARMENTS } from './compose/child-rules.ts';
import { chooseBody } from './compose/choose-body.ts';
import { chooseShapes } from './compose/choose-shapes.ts';
import { isShownFlat, readForChild } from './compose/dress-children.ts';
import { FIGURE_WORDS } from './compose/figure-words.ts';
import { suitWearer } from './compose/suit-wearer.ts';
import { type BodyKind, isChild } from './figure/body.ts';
import { GARMENTS } from './garments/registry.ts';
import { createOutfit, type Outfit } from './outfit/outfit.ts';
import { createOutfitLexicon } from './outfit/outfit-lexicon.ts';
import { type OutfitReading, readOutfit } from './outfit/read-outfit.ts';
import type { FinishId } from './paint-scene/finish.ts';

export type SketchOrder = Recipe & { prompt: string };

/** The decisions of a sketch, before anything is drawn. */
export type SketchPlan = {
  /** The prompt as it was written. */
  read: OutfitReading;
  /** The same as it is drawn: a child's without what no child wears. */
  reading: OutfitReading;
  kind: BodyKind;
  shapes: readonly string[];
  finish: FinishId;
  /** True for a technical flat: there is no figure. */
  isFlat: boolean;
  outfit: Outfit;
};

const LEXICON = createOutfitLexicon(GARMENTS, FIGURE_WORDS);
const WARDROBE = new Map(GARMENTS.map((garment) => [garment.id, garment]));
const CHILDRENS_WARDROBE = new Map(
  [...WARDROBE].filter(([id]) => !Object.hasOwn(FORBIDDEN_GARMENTS, id)),
);

/** The pictures of a run go through these where the prompt leaves the finish open. */
const FINISHES: readonly FinishId[] = ['watercolour', 'ink', 'marker', 'pencil'];

/** What a prompt about clothes says, in the words of this tool's lexicon. */
export const readSketchPrompt = (prompt: string): OutfitReading => readOutfit(LEXICON, prompt);

/** Decides who wears what, and in which finish, for a prompt of any content. */
export function planSketch({ prompt, ...recipe }: SketchOrder): SketchPlan {
  const { design } = recipeSources(recipe, []);
  const run = `${prompt}|${design.seed}`;
  const read = readSketchPrompt(prompt);
  const kind = chooseBody(read, { seed: run, turn: design.variant });
  const reading = readForChild(read, kind);
  const finish = isShownFlat(read, kind)
    ? 'flat'
    : (reading.finish ?? openFinish(run, design.variant));
  const isFlat = finish === 'flat';
  const shapes = chooseShapes(reading, kind);
  const made = createOutfit(reading, {
    wardrobe: isChild(kind) ? CHILDRENS_WARDROBE : WARDROBE,
    body: kind,
    seed: run,
    turn: design.variant,
    // A flat has no figure that could stand otherwise: its trims change.
    trimTurn: isFlat && recipe.origin ? design.variant + 1 + (turnOf(recipe) % 4) : undefined,
    isAlone: isFlat,
  });
  const outfit = suitWearer(made, { reading, kind, shapes });
  return { read, reading, kind, shapes, finish, isFlat, outfit };
}

function openFinish(run: string, variant: number): FinishId {
  const start = createRng(`${run}|finish`).int(0, FINISHES.length - 1);
  return FINISHES[(start + variant) % FINISHES.length];
}
