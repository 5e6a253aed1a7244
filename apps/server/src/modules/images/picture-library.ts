import sharp from 'sharp';

/**
 * Settings of sharp for the whole process. Turns limit the simultaneous work, so each picture has
 * one thread; and there is no cache, because no picture is decoded again soon.
 */
export function setUpPictureLibrary(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}
