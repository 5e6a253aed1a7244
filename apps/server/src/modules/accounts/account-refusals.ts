import { errorBodySchema } from '@toile/contract';

/** Refusals of every change of one's account. */
export const accountRefusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  429: errorBodySchema,
};
