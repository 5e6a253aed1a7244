import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';

/**
 * What is special to stable-diffusion.cpp's `sd-server` (examples/server/routes_openai.cpp, commit
 * 97d2990, August 2026), which speaks OpenAI's images.
 */

/** The one model that it lists, whatever it has loaded. */
const LISTED_MODEL = 'sd-cpp-local';

/** True for the list of models of an `sd-server`. */
export const isSdCpp = (models: readonly string[]): boolean => models.includes(LISTED_MODEL);

/** Tags in a prompt between which it reads settings: any setting, from whoever wrote the prompt. */
const TAGS = /<\s*\/?\s*sd_cpp_extra_args\s*>/gi;

/** A prompt in which nothing is a setting. */
export function withoutSettings(prompt: string): string {
  const plain = prompt.replace(TAGS, '');
  return plain === prompt ? plain : withoutSettings(plain);
}

/** Settings that OpenAI's images have no fields for. */
export type SdCppSettings = {
  seed: number;
  /** Things that must not be in the picture. */
  avoid?: string;
};

/** The prompt with settings: without a seed it draws every picture of a prompt from the same one, 42. */
export function withSettings(prompt: string, { seed, avoid }: SdCppSettings): string {
  const settings = { seed, ...(avoid && { negative_prompt: withoutSettings(avoid) }) };
  return `${withoutSettings(prompt)}<sd_cpp_extra_args>${JSON.stringify(settings)}</sd_cpp_extra_args>`;
}

/** A picture on white in the shape of the result: it crops every picture to that shape. */
export function padToShape(picture: Uint8Array, { width, height }: PixelSize): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
}
