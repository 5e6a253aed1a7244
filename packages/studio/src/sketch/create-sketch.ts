import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import type { Scene } from '../core/scene/scene.ts';
import { BACKDROPS } from './compose/backdrop.ts';
import { FORBIDDEN_GARMENTS } from './compose/child-rules.ts';
import { chooseBody } from './compose/choose-body.ts';
import { chooseFigure, FIGURE_DETAILS } from './compose/choose-figure.ts';
import { chooseShapes } from './compose/choose-shapes.ts';
import { composeFlat } from './compose/compose-flat.ts';
import { composeSketch } from './compose/compose-sketch.ts';
import { isShownFlat, readForChild } from './compose/dress-children.ts';
import { FIGURE_WORDS } from './compose/figure-words.ts';
import { suitWearer } from './compose/suit-wearer.ts';
import { isChild } from './figure/body.ts';
import { isRegionOf } from './garments/part-ids.ts';
import { GARMENTS } from './garments/registry.ts';
import { createOutfit, describePiece, type Outfit, type PartAsked } from './outfit/outfit.ts';
import { createOutfitLexicon } from './outfit/outfit-lexicon.ts';
import { meaningOf } from './outfit/outfit-meaning.ts';
import { type OutfitReading, readOutfit } from './outfit/read-outfit.ts';
import { type Answers, unreadWishes } from './outfit/unread-wishes.ts';
import type { FinishId } from './paint-scene/finish.ts';

export type SketchOrder = Recipe & { prompt: string };

/** A sketch before it is painted. */
export type SketchDrawing = {
  scene: Scene;
  finish: FinishId;
  /** Of the painter's hand. */
  seed: string;
  /** Words of the prompt that nothing in the drawing answers, in order. */
  unread: string[];
  choices: Record<string, string>;
};

const LEXICON = createOutfitLexicon(GARMENTS, FIGURE_WORDS);
const WARDROBE = new Map(GARMENTS.map((garment) => [garment.id, garment]));
const CHILDRENS_WARDROBE = new Map(
  [...WARDROBE].filter(([id]) => !Object.hasOwn(FORBIDDEN_GARMENTS, id)),
);

/** The pictures of a run go through these where the prompt leaves the finish open. */
const FINISHES: readonly FinishId[] = ['watercolour', 'ink', 'marker', 'pencil'];

/** Draws a fashion figure, or a technical flat, for a prompt of any content. The same order gives the same scene. */
export function createSketch({ prompt, ...recipe }: SketchOrder): SketchDrawing {
  const { design } = recipeSources(recipe, []);
  const run = `${prompt}|${design.seed}`;
  const read = readOutfit(LEXICON, prompt);
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
  const seed = `${prompt}|${recipe.seed}|${recipe.variant}`;
  const instead = insteadOf(reading);
  if (isFlat) {
    const scene = composeFlat({ outfit, kind, shapes, seed });
    const unread = unreadWishes(reading, answersOf(reading, { outfit, scene }));
    return { scene, finish, seed, unread, choices: describe(outfit, { finish, ...instead }) };
  }
  const { body, look, pose } = chooseFigure(reading, { kind, shapes, outfit, prompt, recipe });
  const page = pageOf(pageTurn(prompt, recipe));
  const hasConstruction = finish === 'pencil';
  const scene = composeSketch({ body, look, outfit, ...page, hasConstruction, seed });
  const unread = unreadWishes(reading, answersOf(reading, { outfit, scene }));
  return { scene, finish, seed, unread, choices: describe(outfit, { finish, pose, ...instead }) };
}

/** What the drawing answers. An open back is asked for in words, but seen on the back of a flat alone. */
function answersOf(
  { wishes }: OutfitReading,
  { outfit: decided, scene }: { outfit: Outfit; scene: Scene },
): Answers {
  const outfit = withoutMissingParts(decided, scene);
  const showsBack = scene.operations.some(
    (one) => one.op === 'region' && one.part === 'back' && one.outlines.length > 1,
  );
  if (showsBack) return outfit;
  const unseen = new Set(
    wishes.filter((match) => meaningOf(match, 'detail')?.detail === 'open-back'),
  );
  const answered = new Set([...outfit.answered].filter((match) => !unseen.has(match)));
  return { ...outfit, answered };
}

/** Colours and cloths of parts are answered only where the drawing has the part. */
function withoutMissingParts(outfit: Outfit, { operations }: Scene): Outfit {
  const isDrawn = ({ part, garment }: PartAsked) =>
    operations.some(
      (one) => one.op === 'region' && one.garment === garment && isRegionOf(part, one.part),
    );
  const asked = new Set(outfit.partsAsked.map(({ match }) => match));
  const drawn = new Set(outfit.partsAsked.filter(isDrawn).map(({ match }) => match));
  const answered = [...outfit.answered].filter((one) => !asked.has(one) || drawn.has(one));
  return { ...outfit, answered: new Set(answered) };
}

/**
 * What is drawn for a thing that the engine has not, as the nearest: "gown for saree"; and what the
 * name of a garment stands for that is not drawn: "dropped waist".
 */
function insteadOf({ garments, wishes, inNames }: OutfitReading): Record<string, string> {
  const near = garments.filter(({ match }) => meaningOf(match, 'undrawn'));
  const cuts = wishes.flatMap((match) => {
    const { value } = (meaningOf(match, 'undrawn') && meaningOf(match, 'feature')) ?? {};
    return value === undefined ? [] : [`${value} for ${match.phrase}`];
  });
  const instead = [...near.map(({ id, match }) => `${id} for ${match.phrase}`), ...cuts];
  const without = inNames.filter((match) => meaningOf(match, 'undrawn'));
  return {
    ...(instead.length > 0 && { instead: instead.join(', ') }),
    ...(without.length > 0 && { without: without.map(({ phrase }) => phrase).join(', ') }),
  };
}

function openFinish(run: string, variant: number): FinishId {
  const start = createRng(`${run}|finish`).int(0, FINISHES.length - 1);
  return FINISHES[(start + variant) % FINISHES.length];
}

const pageOf = (turn: number) => ({
  backdrop: BACKDROPS[turn % BACKDROPS.length],
  hasSwatches: turn % 4 === 3,
});

/** Which page it is: a variation's is another than its origin's, unless it keeps that. */
function pageTurn(prompt: string, recipe: Recipe): number {
  const source = recipeSources(recipe, FIGURE_DETAILS).page;
  const { seed, variant, origin } = source;
  if (origin) return pageTurn(prompt, origin) + 1 + (turnOf(source) % (BACKDROPS.length - 1));
  return createRng(`${prompt}|${seed}|page`).int(0, BACKDROPS.length - 1) + variant;
}

function describe({ pieces }: Outfit, drawing: Record<string, string>): Record<string, string> {
  const worn = pieces.map((piece, i): [string, string] => {
    const { place } = piece.garment;
    const isSecond = pieces.findIndex(({ garment }) => garment.place === place) < i;
    return [isSecond ? `${place} 2` : place, describePiece(piece)];
  });
  return { ...Object.fromEntries(worn), ...drawing };
}

/** What a prompt about clothes says, in the words of this tool's lexicon. */
export const readSketchPrompt = (prompt: string): OutfitReading => readOutfit(LEXICON, prompt);
