export * from './image-brief.ts';
export * from './registry.ts';
export * from './tool.ts';
