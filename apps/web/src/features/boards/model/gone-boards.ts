const gone = new Set<string>();

/** Notes that a board was deleted here: its page, which is being left, does not ask for it again. */
export const noteGone = (id: string): void => void gone.add(id);

/** True for a board that was deleted in this tab. */
export const isGone = (id: string): boolean => gone.has(id);
