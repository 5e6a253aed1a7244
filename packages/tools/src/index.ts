export * from './faces.ts';
export * from './image-brief.ts';
export * from './registry.ts';
export * from './source-kind.ts';
export * from './tool.ts';
