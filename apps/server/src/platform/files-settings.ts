import type { Setting } from '@toile/engines/setting';
import { z } from 'zod';
import { FILES_ADDRESS_WANTS, filesAddressSchema } from './files-address.ts';

/** The settings of the file store. */
export const FILES_SETTINGS = {
  FILES_URL: {
    schema: filesAddressSchema.optional(),
    wants: FILES_ADDRESS_WANTS,
    meaning:
      'Where pictures are kept: a folder, or a bucket of a store that speaks S3, as `s3://bucket/prefix?endpoint=…&region=…` ([docs/object-store.md](docs/object-store.md)).',
    fallback: 'DATA_DIR/files',
  },
  FILES_ALSO: {
    schema: filesAddressSchema.optional(),
    wants: FILES_ADDRESS_WANTS,
    meaning:
      'A second place in which pictures are looked for, while they are moved ([docs/object-store.md](docs/object-store.md)).',
    fallback: 'none',
  },
  FILES_SERVE: {
    schema: z.enum(['stream', 'redirect']).default('stream'),
    wants: 'stream or redirect',
    meaning:
      'How pictures of an S3 store reach browsers: through the API (`stream`), or from the store by signed addresses of five minutes (`redirect`). Either way the API checks the owner.',
    fallback: 'stream',
  },
} as const satisfies Record<string, Setting>;
