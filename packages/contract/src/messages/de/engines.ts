import type { engines as english } from '../en/engines.ts';
import type { Words } from '../words.ts';

/** Names of the engines that are told by the server, and of how they draw. */
export const engines: Words<typeof english> = {
  studio: 'Studio-Engine',
  rules: 'Nach Regeln gezeichnet',
};
