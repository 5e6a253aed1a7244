import { errorBodySchema } from '@toile/contract';

/** How every change of the own account may be refused. */
export const accountRefusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  403: errorBodySchema,
  429: errorBodySchema,
};
