export { studio } from './definition.ts';
export { createSafetyCheck, type SafetyCheck } from './safety/create-safety-check.ts';
export { createStudioEngine } from './studio-engine.ts';
