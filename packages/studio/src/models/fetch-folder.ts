/** How the names of the folders begin in which models arrive. */
export const FETCH_FOLDER = 'fetch-';

/** So long may an archive take: a slow line needs half an hour for it. */
export const PACK_TIMEOUT_MS = 3_600_000;
