/**
 * Largest file that is looked at: such as the largest photos of telephones. What is more than the
 * server takes is made smaller before it is sent.
 */
export const BROUGHT_MAX_BYTES = 60 * 1024 * 1024;
/** Largest picture that is unpacked, in pixels. */
export const BROUGHT_MAX_PIXELS = 120_000_000;
