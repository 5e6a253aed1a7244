import { z } from 'zod';
import { validation } from './messages/en/validation.ts';

/** A colour as `#rrggbb`, in lower case. */
export const hexColourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, validation.hexColour)
  .toLowerCase();
