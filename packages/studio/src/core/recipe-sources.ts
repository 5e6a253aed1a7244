import type { Recipe } from '@toile/engines';

/** Recipes whose seed and variant choose the details of a picture, one a detail. */
export type RecipeSources<Detail extends string> = Readonly<Record<Detail | 'design', Recipe>> & {
  /** The picture's own recipe, for details that differ in every picture. */
  own: Recipe;
};

/**
 * Shares the choices of a picture out. One that varies no other makes them all itself. A variation
 * has its origin's design, and keeps one of its origin's details as well: which one goes round with
 * its turn. So the pictures of a run of variations differ each in its own way, and a
 * variation of a variation is nearer to that than to what it came of.
 */
export function recipeSources<Detail extends string>(
  recipe: Recipe,
  details: readonly Detail[],
): RecipeSources<Detail> {
  const sources = Object.fromEntries([...details, 'design', 'own'].map((name) => [name, recipe]));
  if (recipe.origin) {
    const before: Readonly<Record<string, Recipe>> = recipeSources(recipe.origin, details);
    const kept = details[turnOf(recipe) % details.length];
    for (const name of ['design', kept]) if (name !== undefined) sources[name] = before[name];
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was given a recipe above
  return sources as RecipeSources<Detail>;
}

/** Number of turns among which the seed chooses: another run of variations of a picture begins elsewhere. */
const TURNS = 60;

/** Turn of a picture in the round of choices: a run's pictures take consecutive turns. */
export const turnOf = ({ seed, variant, origin }: Recipe): number =>
  origin ? variant + (seed % TURNS) : variant;
