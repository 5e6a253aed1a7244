/**
 * Settings for one image at a time, with slow drawing: there is time to look, and to reload,
 * between two images.
 */
export const ONE_AT_A_TIME = { WORKER_CONCURRENCY: '1', STUDIO_THREADS: '1' };
export const SLOW_PROMPT = 'watercolour peonies and roses in blush and sage with a gryphon';
