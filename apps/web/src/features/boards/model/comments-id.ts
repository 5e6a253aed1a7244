/** Id of the heading of a board's comments, to which the marks at its pictures lead. */
export const COMMENTS_ID = 'comments-title';
