import { type Engine, EngineError, type RenderedImage, type RenderOptions } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { picturesOf } from '../vendor/brief-pictures.ts';
import { finishPicture } from '../vendor/finish-picture.ts';
import { maskPicture } from '../vendor/mask-picture.ts';
import { sendPaid } from '../vendor/paid-order.ts';
import { TOOL_KINDS, WORD_KINDS } from '../vendor/tool-kinds.ts';
import { createOpenAiClient, type EditOrder, type OpenAiServer } from './openai-client.ts';
import { sizeFor, sizeRuleOf } from './picture-size.ts';

/** Orders of one worker at a time. */
const ORDERS_AT_ONCE = 4;

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

  async function draw(
    brief: ImageBrief,
    { signal, order, onAccepted }: RenderOptions & Pick<EditOrder, 'onAccepted'>,
  ): Promise<Uint8Array> {
    const size = sizeFor(brief.size, rule);
    // Names no person: it tells orders apart, as OpenAI asks for the sake of its moderation.
    const user = order?.key ?? 'toile';
    const prompt = brief.instruction ?? brief.prompt;
    const asked = { prompt, size, user, signal, onAccepted };
    const images = picturesOf(brief);
    if (images.length === 0) return client.generate(asked);
    return client.edit({ ...asked, images, mask: await maskFor(brief, images[0]) });
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
      ...(costCents !== undefined && { costCents }),
    }),
    lane: { ordersAtOnce: ORDERS_AT_ONCE, timeoutMs: timeoutMs + 30_000 },
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
      const bytes = await sendPaid({ ...render, order }, (onAccepted) =>
        draw(brief, { ...render, onAccepted }),
      );
      return {
        ...(await finishPicture(name, bytes, brief)),
        model,
        ...(costCents !== undefined && { costCents }),
      };
    },
    // A synchronous order cannot be stopped; what is kept of it ends with its answer.
    closeOrder: async () => undefined,
    close: async () => undefined,
  };
}
