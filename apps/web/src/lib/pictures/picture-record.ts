/** A picture that somebody brought, as the browser keeps it. */
export type PictureRecord = {
  id: string;
  /** Name of the user who brought it: nobody else is given it. */
  owner: string;
  file: Blob;
  /** Milliseconds since 1970. */
  keptAt: number;
};
