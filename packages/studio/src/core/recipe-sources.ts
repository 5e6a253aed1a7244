import type { Recipe } from '@toile/engines';

/** Who decides what of a picture: each is the recipe by whose seed and variant it is chosen. */
export type RecipeSources<Detail extends string> = Readonly<Record<Detail | 'design', Recipe>> & {
  /** The picture's own, for what is never the same twice. */
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

/** So that another run of variations of the same picture begins elsewhere. */
const TURNS = 60;

/** Where in the round of its choices a picture stands: a run's pictures stand one after the other. */
export const turnOf = ({ seed, variant, origin }: Recipe): number =>
  origin ? variant + (seed % TURNS) : variant;
