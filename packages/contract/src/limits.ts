/** Longest accepted prompt, in characters (see promptLength). */
export const PROMPT_MAX_LENGTH = 2000;
export const USERNAME_MAX_LENGTH = 64;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Longest code of a log-in: a recovery code with its hyphens, and some spaces. */
export const CODE_MAX_LENGTH = 40;
/** Passkeys of an account: more than anybody has devices. */
export const PASSKEYS_PER_USER = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Recovery codes that two-factor log-in begins with. */
export const RECOVERY_CODES = 10;
/** Generations on one page of the dashboard. */
export const DASHBOARD_PAGE_SIZE = 10;
/** Generations on one page of the dashboard's gallery. */
export const GALLERY_PAGE_SIZE = 24;
/** Generations that one request may delete, or load down as one archive. */
export const SELECTION_MAX_LENGTH = 100;
/** Movements on one page of the credit history. */
export const CREDIT_HISTORY_PAGE_SIZE = 20;
/** Accounts, or entries of the audit log, on one page for operators. */
export const OPERATOR_PAGE_SIZE = 20;
/** Fewest and most characters of an operator's reason. */
export const REASON_MIN_LENGTH = 10;
export const REASON_MAX_LENGTH = 300;
/** Most credits that are granted at a time: a slip of the hand gives no fortune. */
export const GRANT_MAX_CREDITS = 10_000;
/** Pictures in the strip below a tool. */
export const RECENT_STRIP_LENGTH = 12;
/** Result slots that a run fills unless the user chose otherwise. */
export const DEFAULT_RUN_LENGTH = 4;
/** Seconds between two verification mails; the client's countdown adds one. */
export const RESEND_WAIT_SECONDS = 60;
/** Largest seed: an unsigned 32-bit integer. */
export const MAX_SEED = 0xffff_ffff;
/** Longest text of a field, and longest body without pictures. */
export const TEXT_FIELD_MAX_BYTES = 64 * 1024;
/** Largest accepted picture, as a file. */
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024;
/** Largest accepted picture, in pixels. */
export const PICTURE_MAX_PIXELS = 25_000_000;
/**
 * Longest side of an accepted picture, in pixels: WebP, the format of thumbnails, ends at 16,383.
 */
export const PICTURE_MAX_SIDE_PX = 16_000;
/** Shortest side of an accepted picture, in pixels: engines cannot read smaller ones. */
export const PICTURE_MIN_SIDE_PX = 64;

/** Least side of a user's own backdrop in pixels: a smaller one would be mush behind the subject. */
export const BACKDROP_MIN_SIDE_PX = 384;
/**
 * Largest picture that can be upscaled, in pixels: the result, of four times as many, is accepted
 * as an input.
 */
export const UPSCALE_MAX_PIXELS = PICTURE_MAX_PIXELS / 4;
/** Most opaque pixels of a blank mask: one with more of them selects something. */
export const BLANK_MASK_PIXELS = 300;
/** Smallest width to which a cut-out subject can be scaled down. */
export const REPOSITION_MIN_WIDTH_PX = 50;
/** Largest width to which it can be scaled up, in widths of its photo. */
export const REPOSITION_MAX_TIMES = 3;
/** Boards of a user. */
export const BOARDS_PER_USER = 100;
/** Pictures on a board. */
export const PICTURES_PER_BOARD = 100;
export const BOARD_NAME_MAX_LENGTH = 80;
export const BOARD_NOTE_MAX_LENGTH = 1000;
/** Longest note of a picture on a board. */
export const PICTURE_NOTE_MAX_LENGTH = 300;
/** Links of a board that are open at a time. */
export const LINKS_PER_BOARD = 5;
/** Lives of a board's link that can be chosen, in days. */
export const BOARD_LINK_DAYS = [7, 30, 90] as const;
export const DEFAULT_BOARD_LINK_DAYS = 30;
/** Comments that one link takes, and that stand on a board. */
export const COMMENTS_PER_LINK = 100;
export const COMMENTS_PER_BOARD = 500;
export const COMMENT_NAME_MAX_LENGTH = 60;
export const COMMENT_TEXT_MAX_LENGTH = 1000;
/** Palettes of a user. */
export const PALETTES_PER_USER = 50;
export const COLOURS_PER_PALETTE = 24;
export const PALETTE_NAME_MAX_LENGTH = 80;
/** Longest name that a user gives to a colour. */
export const COLOUR_NAME_MAX_LENGTH = 60;
