/**
 * Page of a board's link; `key` in its query opens the board. It stands apart from the schemas: the
 * client's routes need it before anything else is loaded.
 */
export const SHARED_BOARD_PATH = '/shared-board';
