import { storedJson } from '@toile/contract';
import { z } from 'zod';
import type { Recipe } from './port.ts';

const recipeSchema: z.ZodType<Recipe> = z.object({
  seed: z.int().min(0),
  variant: z.int().min(0),
  get origin() {
    return recipeSchema.optional();
  },
});

/** Recipes as rows keep them. Version 0 was the same, without a version. */
export const storedRecipe = storedJson(recipeSchema, [(recipe) => ({ ...recipe })]);
