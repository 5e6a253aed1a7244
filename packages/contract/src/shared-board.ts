import { z } from 'zod';
import { imageQuerySchema } from './image.ts';
import { COMMENT_NAME_MAX_LENGTH, COMMENT_TEXT_MAX_LENGTH } from './limits.ts';
import { boardFaults } from './messages/en/board-faults.ts';

/** Longest key that is looked up: 256 bits in base64url have 43 characters. */
const KEY_MAX_LENGTH = 64;

const key = z.string().max(KEY_MAX_LENGTH, boardFaults.linkEnded);

/** Query of GET /shared-board/. */
export const sharedBoardQuerySchema = z.object({ key });

/** Query of GET /shared-board/pictures/{id}: `w` asks for a thumbnail. */
export const sharedPictureQuerySchema = imageQuerySchema.pick({ w: true }).extend({ key });

/** JSON of POST /shared-board/comments/. */
export const sharedCommentSchema = z.object({
  key,
  /** The picture that it is about; null: the board. */
  picture_id: z.uuid().nullable().default(null),
  name: z
    .string()
    .trim()
    .min(1, boardFaults.commentNameRequired)
    .max(COMMENT_NAME_MAX_LENGTH, boardFaults.commentNameTooLong)
    .prefault(''),
  text: z
    .string()
    .trim()
    .min(1, boardFaults.commentRequired)
    .max(COMMENT_TEXT_MAX_LENGTH, boardFaults.commentTooLong)
    .prefault(''),
  /** A trap: people do not see the field, and programs fill it in. */
  website: z.string().default(''),
});

export type SharedComment = z.infer<typeof sharedCommentSchema>;

/** A picture as the holder of a link sees it: no words of its making. */
const sharedPictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  note: z.string(),
});

export type SharedPicture = z.infer<typeof sharedPictureSchema>;

/** Answer of GET /shared-board/. */
export const sharedBoardSchema = z.object({
  name: z.string(),
  note: z.string(),
  expires_at: z.string(),
  /** False: no more comments are taken. */
  takes_comments: z.boolean(),
  pictures: z.array(sharedPictureSchema),
});

export type SharedBoard = z.infer<typeof sharedBoardSchema>;
