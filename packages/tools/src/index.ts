export * from './asked-pictures.ts';
export * from './example-picture.ts';
export * from './faces.ts';
export * from './image-brief.ts';
export * from './registry.ts';
export * from './source-examples.ts';
export * from './source-kind.ts';
export * from './tool.ts';
