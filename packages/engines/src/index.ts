export { abandonable } from './abandonable.ts';
export * from './engine-definition.ts';
export * from './engine-error.ts';
export { createFairTurns, type FairTurns, type Turn } from './fair-turns.ts';
export * from './kind-offer.ts';
export * from './local-models.ts';
export * from './port.ts';
export { routeEngines } from './route-engines.ts';
export { storedRecipe } from './stored-recipe.ts';
