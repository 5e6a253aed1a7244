import { readPhoto } from './cache/read-photo.ts';
import { dotsOf } from './mask/dots-of.ts';
import { maskFromDots } from './mask/mask-from-dots.ts';
import { trialMask } from './trial-mask.ts';

/** Loads the models that masks need, in this thread, and runs each once. Throws where one is absent. */
export async function loadModels(): Promise<void> {
  const { images, settings } = await trialMask();
  const reading = await readPhoto(images.target);
  await maskFromDots(reading, dotsOf(settings, reading));
}
