export * from './image-brief.ts';
