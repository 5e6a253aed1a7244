import type { Recipe } from '@toile/engines';
import type { GenerationRow } from './generations.repository.ts';
import type { Job } from './jobs.repository.ts';

/** How an output of a job came about, with the outputs that it was varied from. */
export const recipeOf = (
  { seed, variant }: Pick<GenerationRow, 'seed' | 'variant'>,
  { originRecipe }: Pick<Job, 'originRecipe'>,
): Recipe => ({ seed, variant, ...(originRecipe && { origin: originRecipe }) });
