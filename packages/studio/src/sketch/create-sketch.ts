import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import type { Scene } from '../core/scene/scene.ts';
import { BACKDROPS } from './compose/backdrop.ts';
import { chooseFigure, FIGURE_DETAILS } from './compose/choose-figure.ts';
import { composeFlat } from './compose/compose-flat.ts';
import { composeSketch } from './compose/compose-sketch.ts';
import { isRegionOf } from './garments/part-ids.ts';
import { describePiece, type Outfit, type PartAsked } from './outfit/outfit.ts';
import { meaningOf, type OutfitMatch } from './outfit/outfit-meaning.ts';
import type { OutfitReading } from './outfit/read-outfit.ts';
import { type Answers, unreadPlaces, unreadWishes } from './outfit/unread-wishes.ts';
import type { FinishId } from './paint-scene/finish.ts';
import { planSketch, type SketchOrder, type SketchPlan } from './plan-sketch.ts';

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
  const { reading, outfit, finish } = plan;
  const { seed, scene, pose } = compose(plan, order);
  const unread = unreadWishes(reading, answersOf(plan, scene));
  const instead = insteadOf(reading);
  const choices = describe(outfit, { finish, ...(pose === undefined ? {} : { pose }), ...instead });
  return { scene, finish, seed, unread, choices };
}

/** A sketch that is planned, and the places of words that its drawing will not answer. */
export type ForeseenSketch = SketchPlan & { unread: readonly number[] };

/** Foresees a sketch; it is drawn, unpainted, only where a part has to be looked for in it. */
export function foreseeSketch(order: SketchOrder): ForeseenSketch {
  const plan = planSketch(order);
  const isLooked = plan.outfit.partsAsked.length > 0 || openBacks(plan).size > 0;
  const scene = isLooked ? compose(plan, order).scene : { operations: [] };
  return { ...plan, unread: unreadPlaces(plan.reading, answersOf(plan, scene)) };
}

type Composed = { scene: Scene; pose?: string; seed: string };

function compose(plan: SketchPlan, { prompt, ...recipe }: SketchOrder): Composed {
  const { reading, kind, shapes, outfit } = plan;
  const seed = `${prompt}|${recipe.seed}|${recipe.variant}`;
  if (plan.isFlat) return { scene: composeFlat({ outfit, kind, shapes, seed }), seed };
  const { body, look, pose } = chooseFigure(reading, { kind, shapes, outfit, prompt, recipe });
  const page = pageOf(pageTurn(prompt, recipe));
  const hasConstruction = plan.finish === 'pencil';
  const scene = composeSketch({ body, look, outfit, ...page, hasConstruction, seed });
  return { scene, pose, seed };
}

/** What the drawing answers. An open back is asked for in words, but seen only where a back is drawn. */
function answersOf(plan: SketchPlan, scene: Pick<Scene, 'operations'>): Answers {
  const outfit = withoutMissingParts(plan.outfit, scene);
  const showsBack = scene.operations.some(
    (one) => one.op === 'region' && one.part === 'back' && one.outlines.length > 1,
  );
  if (showsBack) return outfit;
  const unseen = openBacks(plan);
  const answered = new Set([...outfit.answered].filter((match) => !unseen.has(match)));
  return { ...outfit, answered };
}

/** Words for an open back. */
const openBacks = ({ reading }: SketchPlan): ReadonlySet<OutfitMatch> =>
  new Set(reading.wishes.filter((match) => meaningOf(match, 'detail')?.detail === 'open-back'));

/** Colours and cloths of parts are answered only where the drawing has the part. */
function withoutMissingParts(outfit: Outfit, { operations }: Pick<Scene, 'operations'>): Outfit {
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
