import {
  BOARD_NAME_MAX_LENGTH,
  BOARD_NOTE_MAX_LENGTH,
  BOARDS_PER_USER,
  COMMENT_NAME_MAX_LENGTH,
  COMMENT_TEXT_MAX_LENGTH,
  LINKS_PER_BOARD,
  PICTURE_NOTE_MAX_LENGTH,
  PICTURES_PER_BOARD,
} from '../../limits.ts';
import type { boardFaults as english } from '../en/board-faults.ts';
import type { Words } from '../words.ts';

/** Refusals about boards, of the server and of its forms. */
export const boardFaults: Words<typeof english> = {
  nameRequired: 'Gib dem Board einen Namen',
  nameTooLong: `Ein Name darf höchstens ${BOARD_NAME_MAX_LENGTH} Zeichen haben`,
  noteTooLong: `Die Notiz eines Boards darf höchstens ${BOARD_NOTE_MAX_LENGTH} Zeichen haben`,
  pictureNoteTooLong: `Eine Notiz darf höchstens ${PICTURE_NOTE_MAX_LENGTH} Zeichen haben`,
  nameTaken: 'Du hast schon ein Board mit diesem Namen',
  tooMany: `Du kannst höchstens ${BOARDS_PER_USER} Boards haben. Lösch zuerst eines.`,
  full: `Auf ein Board passen höchstens ${PICTURES_PER_BOARD} Bilder. Nimm welche herunter, oder leg ein neues Board an.`,
  linkDays: 'Ein Link gilt 7, 30 oder 90 Tage',
  tooManyLinks: `Ein Board kann höchstens ${LINKS_PER_BOARD} Links zugleich haben. Beende zuerst einen.`,
  linkEnded: 'Dieser Link ist beendet. Bitte um einen neuen.',
  commentNameRequired: 'Gib deinen Namen an',
  commentNameTooLong: `Der Name darf höchstens ${COMMENT_NAME_MAX_LENGTH} Zeichen haben`,
  commentRequired: 'Schreib einen Kommentar',
  commentTooLong: `Ein Kommentar darf höchstens ${COMMENT_TEXT_MAX_LENGTH} Zeichen haben`,
  commentsFull:
    'Dieses Board nimmt keine Kommentare mehr an. Schreib an den, der dir den Link geschickt hat.',
};
