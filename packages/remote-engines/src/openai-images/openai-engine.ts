import { type Engine, EngineError, type RenderedImage, type RenderOptions } from '@toile/engines';
import type { ImageBrief, PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { picturesOf } from '../vendor/brief-pictures.ts';
import { finishPicture } from '../vendor/finish-picture.ts';
import { maskPicture } from '../vendor/mask-picture.ts';
import { sendPaid, usePaid } from '../vendor/paid-order.ts';
import { pictureSeed } from '../vendor/picture-seed.ts';
import { TOOL_KINDS, WORD_KINDS } from '../vendor/tool-kinds.ts';
import { createOpenAiClient, type EditOrder, type OpenAiServer } from './openai-client.ts';
import { sizeFor, sizeRuleOf } from './picture-size.ts';
import { isSdCpp, padToShape, withoutSettings, withSettings } from './sd-cpp.ts';

/**
 * Orders of one worker at a time: a server without a key is one's own, and has one graphics card;
 * what waits there for its turn is drawn though nobody waits for it any more.
 */
const ORDERS_AT_ONCE = { withKey: 4, own: 1 };

export type OpenAiOptions = OpenAiServer & {
  /** True: the server has `/images/edits`. */
  edits: boolean;
  /** Price of a picture in US cents, where the operator knows it. */
  costCents?: number;
};

/** The mask in OpenAI's sense, of the size of the first picture. */
async function maskFor({ images }: ImageBrief, first: Uint8Array | undefined) {
  if (!images.mask || !images.target || !first) return undefined;
  const mask = await maskPicture(images.mask, { sense: 'transparent-is-marked' });
  const { width, height } = await sharp(first).metadata();
  return sharp(mask).resize(width, height, { fit: 'fill', kernel: 'nearest' }).png().toBuffer();
}

/** The pictures of a brief; all but the photo, which is cropped with its mask, whole in a shape. */
function padOthers(brief: ImageBrief, shape: PixelSize): Promise<Uint8Array[]> {
  const { target } = brief.images;
  return Promise.all(
    picturesOf(brief).map(async (each) => (each === target ? each : padToShape(each, shape))),
  );
}

/**
 * An engine of any server that speaks OpenAI's images: OpenAI itself, LocalAI, stable-diffusion.cpp,
 * vLLM and others. It answers at once or not at all, so an order that was paid and whose answer is
 * lost ends as `doubtful` instead of being bought twice; a server without a key is asked again.
 */
export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const { name, model, key, edits, costCents, timeoutMs } = options;
  const client = createOpenAiClient(options);
  const rule = sizeRuleOf(model);
  const kinds = new Set(edits ? TOOL_KINDS : WORD_KINDS);

  /** True for stable-diffusion.cpp, which takes no key; false for a server that lists no models. */
  async function findSdCpp(): Promise<boolean> {
    return key === undefined && isSdCpp(await client.listModels().catch(() => []));
  }

  async function draw(
    brief: ImageBrief,
    render: RenderOptions & Pick<EditOrder, 'onAccepted'>,
  ): Promise<Uint8Array> {
    const size = sizeFor(brief.size, rule);
    // Names no person: it tells orders apart, as OpenAI asks for the sake of its moderation.
    const user = render.order?.key ?? 'toile';
    const isOfSdCpp = await findSdCpp();
    const words = brief.instruction ?? brief.prompt;
    const settings = { seed: pictureSeed(render), avoid: brief.avoid };
    const prompt = isOfSdCpp ? withSettings(words, settings) : withoutSettings(words);
    const { signal, onAccepted } = render;
    const asked = { prompt, size, user, signal, onAccepted };
    const images = picturesOf(brief);
    if (images.length === 0) return client.generate(asked);
    const mask = await maskFor(brief, images[0]);
    return client.edit({
      ...asked,
      images: isOfSdCpp ? await padOthers(brief, size) : images,
      mask,
    });
  }

  return {
    id: 'openai-images',
    name,
    kinds,
    offerOf: () => ({
      model,
      method: 'model',
      isRepeatable: false,
      posesPeople: true,
      // Servers of one's own may start from the first picture alone.
      takesBackdrop: edits && key !== undefined,
      ...(costCents !== undefined && { costCents }),
    }),
    lane: {
      ordersAtOnce: key === undefined ? ORDERS_AT_ONCE.own : ORDERS_AT_ONCE.withKey,
      timeoutMs: timeoutMs + 30_000,
    },
    check: async () => {
      await client.listModels().catch((error: unknown) => {
        // Some servers have no list of models, and draw all the same.
        if (error instanceof EngineError && error.kind === 'unsupported') return;
        throw error;
      });
    },
    render: async (brief, render): Promise<RenderedImage> => {
      if (!kinds.has(brief.kind)) {
        throw new EngineError('unsupported', `${name} draws no ${brief.kind}`);
      }
      const order = key === undefined ? undefined : render.order;
      const paid = { ...render, order, costCents };
      const bytes = await sendPaid(paid, (onAccepted) => draw(brief, { ...render, onAccepted }));
      return {
        ...(await usePaid(paid, () => finishPicture(name, bytes, brief))),
        model,
        ...(costCents !== undefined && { costCents }),
      };
    },
    // A synchronous order cannot be stopped; what is kept of it ends with its answer.
    closeOrder: async () => undefined,
    close: async () => undefined,
  };
}
