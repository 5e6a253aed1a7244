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
import { createShoes } from './create-shoes.ts';
import { isChild } from './figure/body.ts';
import type { Look } from './figure/look.ts';
import type { Piece } from './garments/garment.ts';
import { GARMENTS } from './garments/registry.ts';
import { isAboutShoes } from './outfit/is-about-shoes.ts';
import { createOutfit, describePiece, type Outfit } from './outfit/outfit.ts';
import { createOutfitLexicon } from './outfit/outfit-lexicon.ts';
import { meaningOf, type OutfitMatch } from './outfit/outfit-meaning.ts';
import { type OutfitReading, readOutfit } from './outfit/read-outfit.ts';
import { unreadWishes } from './outfit/unread-wishes.ts';
import type { FinishId } from './paint-scene/finish.ts';
import { type Looking, seenGarments, seenWishes } from './seen/seen-wishes.ts';
import { toldFeatures } from './seen/told-features.ts';
import { traitsOf, unseenOfDrawing, unseenOfFigure } from './seen/unseen-traits.ts';
import { viewOf } from './seen/view.ts';

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
  if (isAboutShoes(reading)) {
    const pair = createShoes(reading, { prompt, recipe, finish });
    const { scene, unread, shoes } = pair;
    const painted = `${prompt}|${recipe.seed}|${recipe.variant}`;
    return { scene, finish, seed: painted, unread, choices: { shoes, finish } };
  }
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
  const drawing = { reading, kind, finish };
  if (isFlat) {
    const drawAgain = (other: Outfit) => composeFlat({ outfit: other, kind, shapes, seed });
    const scene = drawAgain(outfit);
    const looking = { view: viewOf(scene), outfit, drawAgain };
    const unseen = new Set([...traitsOf(reading), ...unseenOfDrawing(reading, drawing)]);
    const told = tell(looking, { reading, unseen });
    return {
      scene,
      finish,
      seed,
      unread: told.unread,
      choices: { ...told.worn, finish, ...instead },
    };
  }
  const { body, look, pose } = chooseFigure(reading, { kind, shapes, outfit, prompt, recipe });
  const page = pageOf(pageTurn(prompt, recipe));
  const hasConstruction = finish === 'pencil';
  const draw = (worn: Outfit, wearer: Look) =>
    composeSketch({ body, look: wearer, outfit: worn, ...page, hasConstruction, seed });
  const scene = draw(outfit, look);
  const view = viewOf(scene);
  const figured = { ...drawing, view, look, drawLook: (other: Look) => draw(outfit, other) };
  const unseen = new Set([
    ...unseenOfDrawing(reading, drawing),
    ...unseenOfFigure(reading, figured),
  ]);
  const looking = { view, outfit, drawAgain: (other: Outfit) => draw(other, look) };
  const told = tell(looking, { reading, unseen });
  return {
    scene,
    finish,
    seed,
    unread: told.unread,
    choices: { ...told.worn, finish, pose, ...instead },
  };
}

type Telling = { reading: OutfitReading; unseen: ReadonlySet<OutfitMatch> };

/** What of a prompt a picture does not show, and the garments that it shows, in words. */
function tell(looking: Looking, { reading, unseen }: Telling) {
  const garments = seenGarments(looking);
  const pieces = looking.outfit.pieces.filter(({ garment }) => garments.has(garment.id));
  const answered = seenWishes(looking, reading.refusals);
  const unread = unreadWishes(reading, { pieces, answered, unseen });
  return { unread, worn: describe(looking, { pieces, answered }) };
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

type Shown = { pieces: readonly Piece[]; answered: ReadonlySet<OutfitMatch> };

/** The garments of a picture in words, each with what is seen of it. */
function describe(looking: Looking, { pieces, answered }: Shown): Record<string, string> {
  const worn = pieces.map((piece, i): [string, string] => {
    const { place } = piece.garment;
    const isSecond = pieces.findIndex(({ garment }) => garment.place === place) < i;
    const seen = seenDesign(looking, piece, answered);
    return [isSecond ? `${place} 2` : place, describePiece(seen.piece, seen.features)];
  });
  return Object.fromEntries(worn);
}

/** A piece without the details and features that were asked for and are not seen. */
function seenDesign(looking: Looking, piece: Piece, answered: ReadonlySet<OutfitMatch>) {
  const details = new Set(piece.design.details);
  const features = new Set(toldFeatures(looking, piece));
  for (const { match, garment } of looking.outfit.claims) {
    if (garment !== piece.garment.id || answered.has(match)) continue;
    for (const meaning of match.meanings) {
      if (meaning.is === 'detail') details.delete(meaning.detail);
      if (meaning.is === 'feature') features.delete(meaning.feature);
    }
  }
  return { piece: { ...piece, design: { ...piece.design, details } }, features };
}

/** What a prompt about clothes says, in the words of this tool's lexicon. */
export const readSketchPrompt = (prompt: string): OutfitReading => readOutfit(LEXICON, prompt);
