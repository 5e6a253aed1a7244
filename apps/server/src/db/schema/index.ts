export * from './accounts.ts';
export * from './audit.ts';
export * from './billing.ts';
export * from './boards.ts';
export * from './credits.ts';
export * from './generations.ts';
export * from './images.ts';
export * from './palettes.ts';
