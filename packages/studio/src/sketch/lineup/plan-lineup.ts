import type { Recipe } from '@toile/engines';
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
    const outfit = isMatching ? matched(plan, first.plan) : plan.outfit;
    return { order: own, plan: { ...plan, finish, outfit } };
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

/** What somebody wears who is dressed like another: the same, or their own garments in the same cloths. */
function matched(plan: SketchPlan, like: SketchPlan): Outfit {
  if (plan.kind === like.kind) return like.outfit;
  const pieces = plan.outfit.pieces.map((piece) => {
    const model = like.outfit.pieces.find(({ garment }) => garment.place === piece.garment.place);
    if (!model) return piece;
    const { colour, fabric, trim, print } = model;
    return { ...piece, colour, fabric, trim, print };
  });
  return { ...plan.outfit, pieces };
}
