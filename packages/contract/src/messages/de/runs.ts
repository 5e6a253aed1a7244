import type { runs as english } from '../en/runs.ts';
import type { Words } from '../words.ts';

/** Messages of the server about runs. */
export const runs: Words<typeof english> = {
  accepted: 'Deine Bilder entstehen gerade',
  upscaling: 'Dein Bild wird vergrößert',
};
