/** A user's picture as the browser stores it. */
export type PictureRecord = {
  id: string;
  /** Name of the user who added it: no other user gets it. */
  owner: string;
  file: Blob;
  /** Milliseconds since 1970. */
  keptAt: number;
};
