import { soleAccessory } from './create-accessory.ts';
import { composePlan } from './create-sketch.ts';
import { isRegionOf, PARTS_IN_LINES } from './garments/part-ids.ts';
import { planLineup } from './lineup/plan-lineup.ts';
import { isAboutShoes } from './outfit/is-about-shoes.ts';
import type { PartAsked } from './outfit/outfit.ts';
import { meaningOf } from './outfit/outfit-meaning.ts';
import { type Answers, unreadPlaces } from './outfit/unread-wishes.ts';
import { planSketch, type SketchOrder, type SketchPlan } from './plan-sketch.ts';

/** A sketch that is planned, and the places of words that its drawing will not answer. */
type ForeseenSketch = SketchPlan & { unread: readonly number[] };

type Foreseeing = {
  /** Whether the sketch is drawn, unpainted, to see what it shows; else only its plan is asked. */
  isLooked: boolean;
};

/** Foresees which words of its prompt a sketch will not answer: of several people, those that one of them does not. */
export function foreseeSketch(order: SketchOrder, foreseeing: Foreseeing): ForeseenSketch {
  const several = planLineup(order);
  if (!several) return foreseePlan(planSketch(order), order, foreseeing);
  const people = several.people.map(({ plan, order: own }) => foreseePlan(plan, own, foreseeing));
  const unread = new Set(people.flatMap((person) => person.unread));
  return { ...people[0], unread: [...unread].toSorted((a, b) => a - b) };
}

function foreseePlan(plan: SketchPlan, order: SketchOrder, foreseeing: Foreseeing): ForeseenSketch {
  const answers = foreseeAnswers(plan, order, foreseeing);
  return { ...plan, unread: unreadPlaces(plan.reading, answers) };
}

/** Foresees what of its prompt the drawing of a plan will answer. */
export function foreseeAnswers(
  plan: SketchPlan,
  order: SketchOrder,
  { isLooked }: Foreseeing,
): Answers {
  const isOfThing = isAboutShoes(plan.reading) || soleAccessory(plan) !== undefined;
  const isDrawn = isLooked || isOfThing;
  return isDrawn ? composePlan(plan, order).answers : answersOf(plan, order);
}

/** What a plan answers; it is drawn only where a part has to be looked for. */
function answersOf(plan: SketchPlan, order: SketchOrder): Answers {
  const { outfit, isFlat } = plan;
  const operations = outfit.partsAsked.length > 0 ? composePlan(plan, order).scene.operations : [];
  const isShown = ({ part, garment }: PartAsked) =>
    PARTS_IN_LINES.has(part) ||
    operations.some(
      (one) => one.op === 'region' && one.garment === garment && isRegionOf(part, one.part),
    );
  const asked = new Set(outfit.partsAsked.map(({ match }) => match));
  const shown = new Set(outfit.partsAsked.filter(isShown).map(({ match }) => match));
  const answered = [...outfit.answered].filter((match) => {
    const isOpenBack = meaningOf(match, 'detail')?.detail === 'open-back';
    return (!asked.has(match) || shown.has(match)) && (isFlat || !isOpenBack);
  });
  return { pieces: outfit.pieces, answered: new Set(answered) };
}
