import type { Recipe } from '@toile/engines';
import type { GenerationRow } from '../outputs/generations.repository.ts';
import type { Job } from './jobs.repository.ts';

/** Recipe of a job's output, with the recipes of the outputs that it varies. */
export const recipeOf = (
  { seed, variant }: Pick<GenerationRow, 'seed' | 'variant'>,
  { originRecipe }: Pick<Job, 'originRecipe'>,
): Recipe => ({ seed, variant, ...(originRecipe && { origin: originRecipe }) });
