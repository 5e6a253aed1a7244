/** A comment as its writer sent it; a picture of null is the board. */
export type OwnComment = { pictureId: string | null; name: string; text: string };

/** Letters of a link's key that name its comments: the key itself opens the board. */
const NAME_LENGTH = 8;
const MOST_COMMENTS = 100;

const nameOf = (boardKey: string) => `toile-own-comments-${boardKey.slice(0, NAME_LENGTH)}`;

const isText = (value: unknown): value is string => typeof value === 'string';

function isOwnComment(value: unknown): value is OwnComment {
  if (typeof value !== 'object' || value === null) return false;
  const { pictureId, name, text }: Partial<Record<keyof OwnComment, unknown>> = value;
  return (pictureId === null || isText(pictureId)) && isText(name) && isText(text);
}

/** The comments that were sent through a link from this browser, the oldest first. */
export function loadOwnComments(boardKey: string): OwnComment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(boardKey)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnComment) : [];
  } catch {
    return []; // Storage may be forbidden, or its entry invalid.
  }
}

/** Stores the comments that were sent through a link, in this browser alone. */
export function saveOwnComments(boardKey: string, comments: readonly OwnComment[]): void {
  try {
    localStorage.setItem(nameOf(boardKey), JSON.stringify(comments.slice(-MOST_COMMENTS)));
  } catch {
    // Forbidden storage: they show until the page is left.
  }
}
