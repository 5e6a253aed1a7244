export * from './crc32.ts';
export * from './png-metadata.ts';
export * from './provenance-xmp.ts';
