/**
 * Largest file that the browser reads: the largest photos of telephones. A file too large for the
 * server is reduced before it is sent.
 */
export const BROUGHT_MAX_BYTES = 60 * 1024 * 1024;
/** Largest picture that the browser decodes, in pixels. */
export const BROUGHT_MAX_PIXELS = 120_000_000;
