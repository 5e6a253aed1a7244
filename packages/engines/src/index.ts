export { abandonable } from './abandonable.ts';
export * from './engine-error.ts';
export * from './port.ts';
export * from './registry.ts';
export { createSafetyCheck, type SafetyCheck } from './safety/create-safety-check.ts';
export type { ModelReport } from './studio/models/model.ts';
export type { ModelSettings } from './studio/models/model-settings.ts';
