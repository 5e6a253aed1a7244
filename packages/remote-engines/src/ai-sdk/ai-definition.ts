import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EngineDefinition } from '@toile/engines';
import { z } from 'zod';
import { PROVIDER_KEYS } from '../vendor/provider-keys.ts';
import { createAiEngine } from './ai-engine.ts';
import { readAiModels } from './ai-models.ts';

const fileSchema = z
  .string()
  .transform((path, context) => {
    try {
      return readAiModels(readFileSync(resolve(path), 'utf8'));
    } catch (error) {
      const [issue] = error instanceof z.ZodError ? error.issues : [];
      const why = error instanceof Error ? error.message : String(error);
      const message = issue ? `In ${issue.path.join('.')}: ${issue.message}.` : why;
      context.addIssue({ code: 'custom', message, params: { isReason: true } });
      return z.NEVER;
    }
  })
  .optional();

const SETTINGS = {
  AI_MODELS: {
    schema: fileSchema,
    wants: 'a file such as packages/remote-engines/ai-models.example.yaml',
    meaning:
      'File that names a hosted model for each tool: of OpenAI, Google, fal or Replicate ([docs/engines.md](docs/engines.md)).',
    fallback: 'none',
  },
  ...PROVIDER_KEYS,
};

const {
  AI_MODELS,
  OPENAI_API_KEY,
  GOOGLE_GENERATIVE_AI_API_KEY,
  FAL_API_KEY,
  REPLICATE_API_TOKEN,
} = SETTINGS;

/** Hosted models of several providers by Vercel's AI SDK, as one file names them. */
export const aiSdk: EngineDefinition = {
  id: 'ai-sdk',
  settings: SETTINGS,
  create: (read) => {
    const models = read({ AI_MODELS });
    if (!models) return undefined;
    return createAiEngine({
      ...models,
      keys: {
        openai: read({ OPENAI_API_KEY }),
        google: read({ GOOGLE_GENERATIVE_AI_API_KEY }),
        fal: read({ FAL_API_KEY }),
        replicate: read({ REPLICATE_API_TOKEN }),
      },
    });
  },
};
