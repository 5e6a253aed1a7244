export * from './add-grain.ts';
export * from './crc32.ts';
export * from './enlarge-twice.ts';
export type { Edges } from './plane.ts';
export * from './png-metadata.ts';
export * from './provenance-xmp.ts';
export * from './roll-tile.ts';
export * from './roll-to-quiet.ts';
export * from './seam-score.ts';
