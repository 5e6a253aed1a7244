import type { safety as english } from '../en/safety.ts';
import type { Words } from '../words.ts';

/** Names of unsafe content by UnsafeClass, and the message where a picture of it is refused. */
export const safety: Words<typeof english> = {
  classes: {
    'explicit-photo': 'ein sexuell eindeutiges Foto',
    'explicit-drawing': 'eine sexuell eindeutige Zeichnung',
  },
  uploadRefused:
    'Dieses Bild sieht aus wie {what} und kann hier nicht verwendet werden. Es wurde nichts berechnet. Wenn das ein Irrtum ist, nenn denen, die diese Seite betreiben, den Code {code}.',
  outputRefused:
    'Dieses Bild sah aus wie {what} und wurde nicht behalten. Seine Credits hast du zurück. Wenn das ein Irrtum ist, nenn denen, die diese Seite betreiben, den Code {code}.',
  notChecked:
    'Dieses Bild lässt sich gerade nicht prüfen. Versuch es in ein paar Minuten noch einmal.',
};
