import { validationWords } from '@toile/contract';
import { z } from 'zod';
import { listTools } from './find-tools.ts';

/** Schema of the id of a tool that the product has, for requests that name one. */
export const knownToolIdSchema = z.enum(
  listTools().map(({ id }) => id),
  validationWords.unknownTool,
);
