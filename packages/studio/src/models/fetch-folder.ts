/** Prefix of the names of folders in which models arrive. */
export const FETCH_FOLDER = 'fetch-';

/** Time limit of an archive's download: a slow line needs half an hour. */
export const PACK_TIMEOUT_MS = 3_600_000;
