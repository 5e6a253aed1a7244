import type { EngineDefinition } from '@toile/engines';
import { textSchema } from '@toile/engines/setting';
import { z } from 'zod';
import {
  centsSchema,
  folderAddress,
  keySchema,
  vendorUrlSchema,
} from '../vendor/vendor-settings.ts';
import { createFashnEngine } from './fashn-engine.ts';

const SETTINGS = {
  FASHN_KEY: {
    schema: keySchema,
    wants: 'a key of at least 8 letters',
    meaning:
      'Key of FASHN’s virtual try-on: it swaps garments in place of the other engines ([docs/engines.md](docs/engines.md)).',
    fallback: 'none',
    isSecret: true,
  },
  FASHN_URL: {
    schema: vendorUrlSchema.default('https://api.fashn.ai/v1/'),
    wants: 'an address that starts with http and has no login',
    meaning: 'Address of the API, with its version.',
    fallback: 'https://api.fashn.ai/v1/',
  },
  FASHN_MODEL: {
    schema: textSchema(/^tryon-v[\d.]{1,8}$/).default('tryon-v1.6'),
    wants: 'a model such as tryon-v1.6',
    meaning: 'Model that swaps garments.',
    fallback: 'tryon-v1.6',
  },
  FASHN_MODE: {
    schema: z.enum(['performance', 'balanced', 'quality']).default('quality'),
    wants: 'performance, balanced or quality',
    meaning: 'Time that is spent on a picture: about 5, 8 or 15 seconds.',
    fallback: 'quality',
  },
  FASHN_CENTS: {
    schema: centsSchema,
    wants: 'a number of US cents such as 7.5',
    meaning: 'Price of a picture at FASHN, for the metrics.',
    fallback: 'unknown',
  },
};

const { FASHN_KEY, FASHN_URL, FASHN_MODEL, FASHN_MODE, FASHN_CENTS } = SETTINGS;

/** Garments that are swapped by FASHN's hosted virtual try-on. */
export const fashn: EngineDefinition = {
  id: 'fashn',
  settings: SETTINGS,
  create: (read) => {
    const key = read({ FASHN_KEY });
    if (key === undefined) return undefined;
    const url = read({ FASHN_URL });
    return createFashnEngine({
      address: folderAddress(url),
      key,
      model: read({ FASHN_MODEL }),
      mode: read({ FASHN_MODE }),
      costCents: read({ FASHN_CENTS }),
    });
  },
};
