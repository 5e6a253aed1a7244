import type { toInstructions as english } from '../en/to-instructions.ts';
import type { Words } from '../words.ts';

/** Words about instructions on the screens that open them. */
export const toInstructions: Words<typeof english> = {
  open: 'Anleitung',
  saveFailed: 'Die Anleitung von „{tool}“ bleibt, wie sie war: {reason}',
};
