import type { sharedBoard as english } from '../en/shared-board.ts';
import type { Words } from '../words.ts';

/** Words of a board's page for who has its link. */
export const sharedBoard: Words<typeof english> = {
  loading: 'Board wird geöffnet',
  ended: 'Dieser Link ist beendet',
  endedText: 'Bitte um einen neuen, wo du ihn bekommen hast.',
  failed: 'Das Board ließ sich nicht öffnen',
  until: 'Du kannst diese Seite bis {date} öffnen.',
  empty: 'Auf diesem Board ist noch nichts.',
  pictureAlt: 'Bild {number}',
  pictureNoteAlt: 'Bild {number}: {note}',
  openPicture: 'Bild {number} in voller Größe öffnen',
  imageGone: 'Kein Bild',
  commentOn: 'Bild {number} kommentieren',
  commentOnBoard: 'Das Board kommentieren',
  name: 'Dein Name',
  text: 'Kommentar',
  website: 'Lass das hier leer',
  send: 'Senden',
  sent: 'Gesendet. Danke.',
  sentFailed: 'Der Kommentar wurde nicht gesendet',
  own: 'Deine Kommentare',
  ownBy: 'Du, als {name}',
  full: 'Dieses Board nimmt keine Kommentare mehr an.',
};
