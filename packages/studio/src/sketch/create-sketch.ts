import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import type { Scene } from '../core/scene/scene.ts';
import { BACKDROPS, type BackdropStyle } from './compose/backdrop.ts';
import { chooseFigure, FIGURE_DETAILS } from './compose/choose-figure.ts';
import { composeFlat } from './compose/compose-flat.ts';
import { composeSketch } from './compose/compose-sketch.ts';
import { inPlainLine } from './compose/plain-flat.ts';
import { inColoursAsked } from './compose/without-colour.ts';
import { createAccessory, soleAccessory } from './create-accessory.ts';
import { createShoes } from './create-shoes.ts';
import type { Look } from './figure/look.ts';
import type { Piece } from './garments/garment.ts';
import { isAboutShoes } from './outfit/is-about-shoes.ts';
import { describePiece, type Outfit } from './outfit/outfit.ts';
import { meaningOf, type OutfitMatch } from './outfit/outfit-meaning.ts';
import type { OutfitReading } from './outfit/read-outfit.ts';
import { type Answers, unreadWishes } from './outfit/unread-wishes.ts';
import type { FinishId } from './paint-scene/finish.ts';
import { planSketch, type SketchOrder, type SketchPlan } from './plan-sketch.ts';
import { type Looking, seenGarments, seenWishes } from './seen/seen-wishes.ts';
import { toldFeatures } from './seen/told-features.ts';
import {
  traitsOf,
  unseenColoursOfFigure,
  unseenOfDrawing,
  unseenOfFigure,
} from './seen/unseen-traits.ts';
import { viewOf } from './seen/view.ts';

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

/** Draws a fashion figure, or a technical flat, for a prompt of any content. The same order gives the same scene. */
export function createSketch(order: SketchOrder): SketchDrawing {
  const plan = planSketch(order);
  const { reading, finish } = plan;
  const { seed, scene, choices, answers } = composePlan(plan, order);
  const unread = unreadWishes(reading, answers);
  const page = inColoursAsked(scene, reading);
  return { scene: page, finish, seed, unread, choices: { ...choices, ...insteadOf(reading) } };
}

/** A plan as it is drawn, and what of the prompt it shows. */
export type ComposedSketch = {
  scene: Scene;
  seed: string;
  choices: Record<string, string>;
  /** What of the prompt the scene shows. */
  answers: Answers;
};

/** What lies on a page besides the figure. */
export type Page = { backdrop: BackdropStyle; hasSwatches: boolean };

/** Draws a plan, and looks at what it shows. A figure stands on the page of its turn, unless one is given. */
export function composePlan(plan: SketchPlan, order: SketchOrder, page?: Page): ComposedSketch {
  const { prompt, ...recipe } = order;
  const seed = `${prompt}|${recipe.seed}|${recipe.variant}`;
  if (isAboutShoes(plan.reading)) return { ...createShoes(plan, { prompt, recipe }), seed };
  const alone = soleAccessory(plan);
  if (alone) return { ...createAccessory(plan, alone, { prompt, recipe }), seed };
  if (plan.isFlat) return { ...drawFlat(plan, seed), seed };
  return { ...drawWorn(plan, { ...order, page }, seed), seed };
}

function drawFlat(plan: SketchPlan, seed: string): Omit<ComposedSketch, 'seed'> {
  const { reading, kind, shapes, outfit, finish } = plan;
  const isPlain = reading.finish === 'flat';
  const drawAgain = (other: Outfit) => {
    const drawn = composeFlat({ outfit: other, kind, shapes, seed });
    return isPlain ? inPlainLine(drawn, other) : drawn;
  };
  const scene = drawAgain(outfit);
  const unseen = new Set([...traitsOf(reading), ...unseenOfDrawing(reading, plan)]);
  const told = tell({ view: viewOf(scene), outfit, drawAgain }, { reading, unseen });
  return { scene, answers: told.answers, choices: { ...told.worn, finish } };
}

function drawWorn(
  plan: SketchPlan,
  order: SketchOrder & { page?: Page },
  seed: string,
): Omit<ComposedSketch, 'seed'> {
  const { reading, kind, shapes, outfit, finish } = plan;
  const { prompt, page: given, ...recipe } = order;
  const { body, look, pose } = chooseFigure(reading, { kind, shapes, outfit, prompt, recipe });
  const page = given ?? pageOf(pageTurn(prompt, recipe));
  const hasConstruction = finish === 'pencil';
  const figureOf = (wearer: Look) =>
    composeSketch({ body, look: wearer, ...page, hasConstruction, seed });
  const drawAgain = figureOf(look);
  const scene = drawAgain(outfit);
  const view = viewOf(scene);
  const drawLook = (other: Look) => figureOf(other)(outfit);
  const unseen = new Set([
    ...unseenOfDrawing(reading, plan),
    ...unseenOfFigure(reading, { view, kind, pose, look, drawLook }),
  ]);
  const told = tell({ view, outfit, drawAgain }, { reading, unseen });
  for (const match of unseenColoursOfFigure(reading, view)) told.answers.answered.delete(match);
  return { scene, answers: told.answers, choices: { ...told.worn, finish, pose } };
}

type Telling = { reading: OutfitReading; unseen: ReadonlySet<OutfitMatch> };

/** What of a prompt a picture shows, and the garments that it shows, in words. */
function tell(looking: Looking, { reading, unseen }: Telling) {
  const garments = seenGarments(looking);
  const pieces = looking.outfit.pieces.filter(({ garment }) => garments.has(garment.id));
  const answered = seenWishes(looking, reading.refusals);
  return { answers: { pieces, answered, unseen }, worn: describe(looking, { pieces, answered }) };
}

/**
 * What is drawn for a thing that the engine has not, as the nearest: "gown for saree"; and what the
 * name of a garment stands for that is not drawn: "dropped waist".
 */
export function insteadOf({ garments, wishes, inNames }: OutfitReading): Record<string, string> {
  const near = garments.filter(({ match }) => meaningOf(match, 'undrawn'));
  const cuts = wishes.flatMap((match) => {
    const { value } = (meaningOf(match, 'undrawn') && meaningOf(match, 'feature')) ?? {};
    return value === undefined ? [] : [`${value} for ${match.phrase}`];
  });
  const worn = wishes.flatMap((match) => {
    const trait = meaningOf(match, 'undrawn') && meaningOf(match, 'trait');
    return trait?.trait === 'accessory' ? [`${trait.id} for ${match.phrase}`] : [];
  });
  const instead = [...near.map(({ id, match }) => `${id} for ${match.phrase}`), ...cuts, ...worn];
  const without = inNames.filter((match) => meaningOf(match, 'undrawn'));
  return {
    ...(instead.length > 0 && { instead: instead.join(', ') }),
    ...(without.length > 0 && { without: without.map(({ phrase }) => phrase).join(', ') }),
  };
}

const pageOf = (turn: number): Page => ({
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
