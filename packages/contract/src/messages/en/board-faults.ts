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

/** Refusals about boards, of the server and of its forms. */
export const boardFaults = {
  nameRequired: 'Give the board a name',
  nameTooLong: `A name can have at most ${BOARD_NAME_MAX_LENGTH} characters`,
  noteTooLong: `The note of a board can have at most ${BOARD_NOTE_MAX_LENGTH} characters`,
  pictureNoteTooLong: `A note can have at most ${PICTURE_NOTE_MAX_LENGTH} characters`,
  nameTaken: 'You have a board of this name',
  tooMany: `You can have at most ${BOARDS_PER_USER} boards. Delete one first.`,
  full: `A board holds at most ${PICTURES_PER_BOARD} images. Remove some, or make another board.`,
  linkDays: 'A link lasts 7, 30 or 90 days',
  tooManyLinks: `A board can have at most ${LINKS_PER_BOARD} links at a time. End one first.`,
  linkEnded: 'This link has ended. Ask for a new one.',
  commentNameRequired: 'Write your name',
  commentNameTooLong: `A name can have at most ${COMMENT_NAME_MAX_LENGTH} characters`,
  commentRequired: 'Write a comment',
  commentTooLong: `A comment can have at most ${COMMENT_TEXT_MAX_LENGTH} characters`,
  commentsFull: 'This board takes no more comments. Write to whoever sent you the link.',
} as const;
