import { type Answers, unreadPlaces } from '../../sketch/outfit/unread-wishes.ts';
import { isNegated } from '../../words/drop-negated.ts';
import type { WornPlan } from './plan-worn.ts';
import { ALIKE, GIVEN_CLOTH } from './printed-pieces.ts';

/** Places of the words that a picture of a wearer does not answer, in order. */
export function unreadOfWorn({ sketch, scalePlaces }: WornPlan, answers: Answers): number[] {
  const { reading } = sketch;
  const { tokens } = reading;
  const isOfCloth = (at: number) =>
    !isNegated(tokens, at) && (GIVEN_CLOTH.has(tokens[at]) || ALIKE.has(tokens[at]));
  return unreadPlaces(reading, answers).filter((at) => !isOfCloth(at) && !scalePlaces.has(at));
}
