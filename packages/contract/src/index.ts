export * from './repeat.ts';
export * from './seam.ts';
export * from './tool-id.ts';
