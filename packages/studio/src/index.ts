export { studio } from './engine/definition.ts';
export { createStudioEngine } from './engine/studio-engine.ts';
export { createSafetyCheck, type SafetyCheck } from './safety/create-safety-check.ts';
export { nearestColourName } from './words/nearest-colour-name.ts';
