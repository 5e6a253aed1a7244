export * from './engine-error.ts';
export * from './port.ts';
export * from './registry.ts';
export { fetchIsNet } from './studio/models/fetch-is-net.ts';
export type { ModelSettings } from './studio/models/model-settings.ts';
