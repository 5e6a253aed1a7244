import { fileURLToPath } from 'node:url';

/** A file of the folder `models` of this package. */
export const bundledFile = (name: string): string =>
  fileURLToPath(new URL(`../../models/${name}`, import.meta.url));
