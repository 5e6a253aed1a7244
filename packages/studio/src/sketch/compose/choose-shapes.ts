import type { BodyKind } from '../figure/body.ts';
import { meaningOf } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';

/** The shapes of body that a prompt names, in order of mention; age has one of its own. */
export function chooseShapes({ wishes, traits }: OutfitReading, kind: BodyKind): readonly string[] {
  const named = wishes.flatMap((match) => {
    const meaning = meaningOf(match, 'trait');
    return meaning?.trait === 'shape' ? [meaning.id] : [];
  });
  const isGrown = kind === 'woman' || kind === 'man';
  return isGrown && traits.get('age') === 'older' ? [...named, 'elder'] : named;
}
