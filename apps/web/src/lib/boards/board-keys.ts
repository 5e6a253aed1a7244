import { generationKeys } from '../generations/generation-keys.ts';

/** Beginning of the keys of boards. They show outputs, so a change of those is one of boards. */
export const BOARDS_KEY = [...generationKeys.all, 'boards'] as const;

export const boardKeys = {
  list: [...BOARDS_KEY, 'list'] as const,
  board: (id: string) => [...BOARDS_KEY, 'board', id] as const,
};
