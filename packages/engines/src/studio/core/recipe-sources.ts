import type { Recipe } from '../../port.ts';

/** Who decides what of a picture: each is the recipe by whose seed and variant it is chosen. */
export type RecipeSources<Detail extends string> = Readonly<Record<Detail | 'design', Recipe>> & {
  /** The picture's own, for what is never the same twice. */
  own: Recipe;
};

/**
 * Shares the choices of a picture out. One that varies no other makes them all itself. A variation
 * has its origin's design, and keeps one of its origin's details as well: which one goes round with
 * its place in the run. So the pictures of a run of variations differ each in its own way, and a
 * variation of a variation is nearer to that than to what it came of.
 */
export function recipeSources<Detail extends string>(
  recipe: Recipe,
  details: readonly Detail[],
): RecipeSources<Detail> {
  const sources = Object.fromEntries([...details, 'design', 'own'].map((name) => [name, recipe]));
  if (recipe.origin) {
    const before: Readonly<Record<string, Recipe>> = recipeSources(recipe.origin, details);
    const kept = details[recipe.variant % details.length];
    for (const name of ['design', kept]) if (name !== undefined) sources[name] = before[name];
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was given a recipe above
  return sources as RecipeSources<Detail>;
}
