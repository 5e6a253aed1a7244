import type { Recipe } from '@toile/engines';
import type { Piece } from '../garments/garment.ts';
import { isAboutShoes } from '../outfit/is-about-shoes.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { planSketch, type SketchOrder, type SketchPlan } from '../plan-sketch.ts';
import { type Lineup, readLineup } from './read-lineup.ts';

/** One person of a line-up: what the prompt says of them alone, and what is decided from it. */
export type PlannedPerson = { order: SketchOrder; plan: SketchPlan };

/** Several people on one page, before they are drawn. */
export type LineupPlan = { lineup: Lineup; people: readonly PlannedPerson[] };

/**
 * Decides who stands on a page and in what, where a prompt asks for two to four people. There is
 * none for one person, for shoes alone and for technical flats.
 */
export function planLineup(order: SketchOrder): LineupPlan | undefined {
  const lineup = readLineup(order.prompt);
  if (!lineup) return undefined;
  const { people, isMatching } = lineup;
  const planned = people.map((prompt, i): PlannedPerson => {
    const own = { ...turned(order, { i, count: people.length }), prompt };
    return { order: own, plan: planSketch(own) };
  });
  if (planned.some(({ plan }) => plan.isFlat || isAboutShoes(plan.reading))) return undefined;
  const [first] = planned;
  const asked = planned.find(({ plan }) => plan.reading.finish)?.plan.finish;
  const finish = asked ?? first.plan.finish;
  const alike = planned.map(({ order: own, plan }) => {
    const isAlike = own.prompt === first.order.prompt && plan.kind === first.plan.kind;
    const { outfit } = isMatching && isAlike ? first.plan : plan;
    const cloths = isMatching ? inClothsOf({ ...plan, outfit }, first.plan) : outfit;
    return { order: own, plan: { ...plan, finish, outfit: cloths } };
  });
  return { lineup, people: alike };
}

/** The recipe of a person: each picture of a run takes designs of its own, as many as it has people. */
function turned<R extends Recipe>(recipe: R, place: { i: number; count: number }): R {
  const { variant, origin } = recipe;
  return {
    ...recipe,
    variant: variant * place.count + place.i,
    ...(origin && { origin: turned(origin, place) }),
  };
}

/**
 * Garments in the cloths of another outfit: each in those of the one in its place. What is named where
 * the other has something unasked takes those of its chief garment: the skirt of a suit beside a coat.
 */
function inClothsOf(own: SketchPlan, model: SketchPlan): Outfit {
  const [chief] = model.outfit.pieces;
  const pieces = own.outfit.pieces.map((piece, i) => {
    const inPlace = model.outfit.pieces.find(
      ({ garment }) => garment.place === piece.garment.place,
    );
    const isAsked = isNamed(own, piece) && !(inPlace && isNamed(model, inPlace));
    const like = isAsked || (!inPlace && i === 0) ? chief : inPlace;
    if (!like) return piece;
    const { colour, fabric, trim, print } = like;
    return { ...piece, colour, fabric, trim, print };
  });
  return { ...own.outfit, pieces };
}

const isNamed = ({ reading }: SketchPlan, { garment }: Piece): boolean =>
  reading.garments.some(({ id }) => id === garment.id);
