export * from './engine-error.ts';
export * from './port.ts';
export * from './registry.ts';
