import { BACKDROP_MIN_SIDE_PX } from '../../limits.ts';
import type { backdrop as english } from '../en/backdrop.ts';
import type { Words } from '../words.ts';

/** Words of the user's own backdrop: of its field, and of the server. */
export const backdrop: Words<typeof english> = {
  title: 'Dein eigener Hintergrund',
  ask: 'Foto hinzufügen',
  previous: 'Früheres Bild wählen',
  hint: 'Wenn du magst: ein Foto eines Ortes, ohne Menschen, anstelle von Worten.',
  words:
    'Der Prompt darf leer bleiben. Worte sagen, wie scharf der Hintergrund ist: “sharp” oder “blurred”.',
  alt: 'Dein Hintergrund: {name}',
  small: 'Dieser Hintergrund ist klein. Er wird weich wirken.',
  tooSmall: `Dieser Hintergrund ist zu klein. Nimm bitte einen mit mindestens ${BACKDROP_MIN_SIDE_PX} Pixeln auf jeder Seite.`,
  notTaken: '{engine} nimmt keinen eigenen Hintergrund. Beschreib den Ort stattdessen mit Worten.',
};
