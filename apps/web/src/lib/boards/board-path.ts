/** Page of all boards. */
export const BOARDS_PATH = '/boards';

/** Page of a board. */
export const boardPath = (id: string): string => `${BOARDS_PATH}/${id}`;
