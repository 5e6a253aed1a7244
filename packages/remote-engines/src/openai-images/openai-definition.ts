import type { EngineDefinition } from '@toile/engines';
import { switchSchema, textSchema, wholeNumberSchema } from '@toile/engines/setting';
import { z } from 'zod';
import {
  centsSchema,
  folderAddress,
  keySchema,
  vendorUrlSchema,
} from '../vendor/vendor-settings.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const OPENAI = 'https://api.openai.com/v1/';

const SETTINGS = {
  OPENAI_IMAGES_KEY: {
    schema: keySchema,
    wants: 'a key of at least 8 letters',
    meaning:
      'Key of OpenAI, or of another server that speaks its images: it draws in place of the studio engine ([docs/engines.md](docs/engines.md)).',
    fallback: 'none',
    isSecret: true,
  },
  OPENAI_IMAGES_URL: {
    schema: vendorUrlSchema.optional(),
    wants: 'an address that starts with http and has no login, such as http://localhost:8080/v1',
    meaning: 'Address of the server, with its version; alone for a server without keys.',
    fallback: 'OpenAI, where its key is set',
  },
  OPENAI_IMAGES_MODEL: {
    schema: textSchema(/^[\w./:-]{1,120}$/).default('gpt-image-1.5'),
    wants: 'the name of a model',
    meaning: 'Model that the server draws with.',
    fallback: 'gpt-image-1.5',
  },
  OPENAI_IMAGES_NAME: {
    schema: z.string().min(1).max(40).optional(),
    wants: 'a name of at most 40 letters',
    meaning: 'Name of the server on screens.',
    fallback: 'OpenAI, or the host of the address',
  },
  OPENAI_IMAGES_QUALITY: {
    schema: z.enum(['low', 'medium', 'high', 'auto']).optional(),
    wants: 'low, medium, high or auto',
    meaning: 'Quality that is asked for, where the model knows any.',
    fallback: 'the model’s own',
  },
  OPENAI_IMAGES_EDITS: {
    schema: switchSchema().default(true),
    wants: 'on or off',
    meaning: 'Whether the server works from pictures (`/images/edits`); without, from words alone.',
    fallback: 'on',
  },
  OPENAI_IMAGES_CENTS: {
    schema: centsSchema,
    wants: 'a number of US cents such as 4.2',
    meaning: 'Price of a picture at the vendor, for the metrics.',
    fallback: 'unknown',
  },
  OPENAI_IMAGES_TIMEOUT: {
    schema: wholeNumberSchema(5, 3600).default(180),
    wants: 'a number of seconds from 5 to 3600',
    meaning: 'Longest wait for an answer.',
    fallback: '180',
  },
};

const {
  OPENAI_IMAGES_KEY,
  OPENAI_IMAGES_URL,
  OPENAI_IMAGES_MODEL,
  OPENAI_IMAGES_NAME,
  OPENAI_IMAGES_QUALITY,
  OPENAI_IMAGES_EDITS,
  OPENAI_IMAGES_CENTS,
  OPENAI_IMAGES_TIMEOUT,
} = SETTINGS;

/** Pictures by OpenAI, or by any server that speaks its images. */
export const openAiImages: EngineDefinition = {
  id: 'openai-images',
  settings: SETTINGS,
  create: (read) => {
    const key = read({ OPENAI_IMAGES_KEY });
    const url = read({ OPENAI_IMAGES_URL }) ?? (key === undefined ? undefined : OPENAI);
    if (url === undefined) return undefined;
    const address = folderAddress(url);
    const ownName = url === OPENAI ? 'OpenAI' : address.host;
    return createOpenAiEngine({
      name: read({ OPENAI_IMAGES_NAME }) ?? ownName,
      address,
      key,
      model: read({ OPENAI_IMAGES_MODEL }),
      quality: read({ OPENAI_IMAGES_QUALITY }),
      edits: read({ OPENAI_IMAGES_EDITS }),
      costCents: read({ OPENAI_IMAGES_CENTS }),
      timeoutMs: read({ OPENAI_IMAGES_TIMEOUT }) * 1000,
    });
  },
};
