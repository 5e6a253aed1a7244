import { EngineError, type RenderOptions } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { generateImage } from 'ai';
import { picturesOf } from '../vendor/brief-pictures.ts';
import { limitedFetch } from '../vendor/limited-fetch.ts';
import { maskPicture } from '../vendor/mask-picture.ts';
import { pictureSeed } from '../vendor/picture-seed.ts';
import { errorOfSdk } from '../vendor/sdk-error.ts';
import { PROVIDER_NAMES, type ToolModel } from './ai-models.ts';
import { imageModel } from './ai-providers.ts';

// Its warnings name what a model does not take: on the console, and once for each order.
globalThis.AI_SDK_LOG_WARNINGS = false;

type GenerateOptions = Parameters<typeof generateImage>[0];

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The shape that a model is asked for: as the file says, else the brief's aspect ratio. */
function shapeOf({ size, aspect_ratio: ratio }: ToolModel, brief: ImageBrief) {
  if (size !== undefined) return { size };
  if (ratio !== undefined) return { aspectRatio: ratio };
  const { width, height } = brief.size;
  const divisor = greatestDivisor(width, height);
  return { aspectRatio: `${width / divisor}:${height / divisor}` as const };
}

/** Words alone, or with the pictures in the order in which instructions count them. */
async function promptOf(
  brief: ImageBrief,
  { mask: takesMask, model }: ToolModel,
): Promise<GenerateOptions['prompt']> {
  const { images, instruction: text = brief.prompt } = brief;
  const pictures = picturesOf(brief);
  if (pictures.length === 0) return text;
  if (!takesMask || !images.mask || !images.target) return { text, images: pictures };
  const sense = model.provider === 'openai' ? 'transparent-is-marked' : 'white-is-marked';
  return { text, images: pictures, mask: await maskPicture(images.mask, { sense }) };
}

/** Longest answer: a picture in base64 is a third larger than its file. */
const ANSWER_BYTES = 96_000_000;

const fetchWithin = limitedFetch(ANSWER_BYTES);

/** `fetch` that tells of an accepted order: pictures at an address are fetched after it. */
const tellingFetch =
  (onAccepted: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetchWithin(input, init);
    if (init?.method === 'POST' && response.ok) onAccepted();
    return response;
  };

/** A model of a tool, the way to its provider, and the render that it serves. */
type ModelTask = {
  tool: ToolModel;
  access: { key: string; url?: string; timeoutMs: number };
  render: RenderOptions;
  /** Called once the provider has accepted the order. */
  onAccepted: () => void;
};

/**
 * A picture of a brief by a hosted model, as it came.
 * @throws EngineError by what went wrong; the signal's reason when that came first.
 */
export async function drawByModel(
  brief: ImageBrief,
  { tool, access, render, onAccepted }: ModelTask,
): Promise<Uint8Array> {
  const { provider, id } = tool.model;
  const vendor = PROVIDER_NAMES[provider];
  const prompt = await promptOf(brief, tool);
  const stops = AbortSignal.timeout(access.timeoutMs);
  try {
    const { image } = await generateImage({
      model: imageModel(provider, id, { ...access, fetch: tellingFetch(onAccepted) }),
      prompt,
      n: 1,
      ...shapeOf(tool, brief),
      ...(tool.seed && { seed: pictureSeed(render) }),
      providerOptions: { [provider]: tool.options },
      // Tries are the worker's: it keeps what was ordered.
      maxRetries: 0,
      abortSignal: render.signal ? AbortSignal.any([render.signal, stops]) : stops,
    });
    return image.uint8Array;
  } catch (error) {
    render.signal?.throwIfAborted();
    if (stops.aborted) {
      throw new EngineError('timed-out', `${vendor} did not answer in time`);
    }
    throw errorOfSdk(error, { vendor, key: access.key });
  }
}
