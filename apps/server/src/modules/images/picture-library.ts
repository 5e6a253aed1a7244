import sharp from 'sharp';

/**
 * Settings of the picture library for the whole process. Turns say how much is done at a time, so
 * each picture has one thread; and nothing decoded is kept, as no picture is decoded again soon.
 */
export function setUpPictureLibrary(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}
