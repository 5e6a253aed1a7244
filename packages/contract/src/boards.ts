import { z } from 'zod';
import { generationSchema, selectionOf } from './generation.ts';
import {
  BOARD_LINK_DAYS,
  BOARD_NAME_MAX_LENGTH,
  BOARD_NOTE_MAX_LENGTH,
  COMMENTS_PER_BOARD,
  PICTURE_NOTE_MAX_LENGTH,
  PICTURES_PER_BOARD,
} from './limits.ts';
import { boardFaults } from './messages/en/board-faults.ts';
import { validation } from './messages/en/validation.ts';
import { shortList } from './short-list.ts';

const name = z
  .string()
  .trim()
  .min(1, boardFaults.nameRequired)
  .max(BOARD_NAME_MAX_LENGTH, boardFaults.nameTooLong);

const note = z.string().trim().max(BOARD_NOTE_MAX_LENGTH, boardFaults.noteTooLong);

/** JSON of POST /boards/. */
export const newBoardSchema = z.object({ name: name.prefault(''), note: note.default('') });

export type NewBoard = z.infer<typeof newBoardSchema>;

/** JSON of POST /boards/{id}/: what is absent stays. A cover of null is the first picture. */
export const boardChangeSchema = z.object({
  name: name.optional(),
  note: note.optional(),
  cover_id: z.uuid().nullable().optional(),
});

export type BoardChange = z.infer<typeof boardChangeSchema>;

/** JSON of POST /boards/{id}/add/ and of /remove/: ids of outputs. */
export const boardPicturesSchema = z.object({
  ids: selectionOf(z.array(z.uuid()).min(1, validation.selectionEmpty)),
});

/** JSON of POST /boards/{id}/order/: ids of the board's outputs, those not named come last. */
export const boardOrderSchema = z.object({
  ids: shortList(z.array(z.uuid()), { max: PICTURES_PER_BOARD, message: boardFaults.full }),
});

/** JSON of POST /boards/{id}/picture-note/. */
export const pictureNoteSchema = z.object({
  output_image_id: z.uuid(),
  note: z.string().trim().max(PICTURE_NOTE_MAX_LENGTH, boardFaults.pictureNoteTooLong),
});

/** A board in a list. Times are ISO 8601, UTC. */
export const boardSchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  pictures: z.int(),
  comments: z.int(),
  /** Picture of the cover: the chosen one, else the first; null on an empty board. */
  cover: generationSchema.pick({ image_url: true, width: true, height: true }).nullable(),
  changed_at: z.string(),
});

export type Board = z.infer<typeof boardSchema>;

/** Answer of GET /boards/, the one that was changed last first. */
export const boardListSchema = z.object({ boards: z.array(boardSchema) });

/** Answer of POST /boards/. */
export const boardAnswerSchema = z.object({ board: boardSchema });

/** A picture on a board. */
export const boardPictureSchema = z.object({ generation: generationSchema, note: z.string() });

export type BoardPicture = z.infer<typeof boardPictureSchema>;

/** JSON of POST /boards/{id}/links/. */
export const newBoardLinkSchema = z.object({
  days: z.literal(BOARD_LINK_DAYS, boardFaults.linkDays),
});

/** A link that is open. Its address is told once, when it is made. */
export const boardLinkSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Comments that came through it, those deleted since included. */
  comments: z.int(),
});

export type BoardLink = z.infer<typeof boardLinkSchema>;

/** Answer of POST /boards/{id}/links/. */
export const boardLinkAnswerSchema = z.object({ link: boardLinkSchema, url: z.string() });

/** A client's comment on a board, or on a picture of it. */
export const boardCommentSchema = z.object({
  id: z.string(),
  /** The output that it is about; null: the board. */
  output_image_id: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  timestamp: z.string(),
});

export type BoardComment = z.infer<typeof boardCommentSchema>;

/** JSON of POST /boards/{id}/delete-comments/. */
export const deleteCommentsSchema = z.object({
  ids: shortList(z.array(z.uuid()), {
    max: COMMENTS_PER_BOARD,
    message: validation.invalidValue,
  }),
});

/** Answer of GET /boards/{id}/. */
export const boardDetailSchema = z.object({
  board: boardSchema.extend({
    /** Id of the output that was chosen as the cover; null: none was. */
    cover_id: z.string().nullable(),
  }),
  pictures: z.array(boardPictureSchema),
  /** Links that are open, the newest first. */
  links: z.array(boardLinkSchema),
  /** The newest first. */
  comments: z.array(boardCommentSchema),
});

export type BoardDetail = z.infer<typeof boardDetailSchema>;

/** Answer of POST /boards/{id}/add/: how many were not there before. */
export const boardAddedSchema = z.object({ added: z.int() });

/** Answer of POST /boards/{id}/remove/: how many were there. */
export const boardRemovedSchema = z.object({ removed: z.int() });
