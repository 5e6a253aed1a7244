import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Engine,
  EngineError,
  type EngineErrorKind,
  type RenderedImage,
  type RenderOptions,
} from '@toile/engines';
import type { BriefKind, ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { z } from 'zod';
import { isIdentifier } from '../vendor/answer-codes.ts';
import { finishPicture } from '../vendor/finish-picture.ts';
import { sendPaid, usePaid } from '../vendor/paid-order.ts';
import { pictureSeed } from '../vendor/picture-seed.ts';
import { createFashnClient, type FashnServer, type Prediction } from './fashn-client.ts';

/** Kinds that it draws: its model puts a garment on a person. */
const KINDS: ReadonlySet<BriefKind> = new Set(['swap-garment']);

/** FASHN lets an account have 6 predictions under way; two are left for another worker. */
const ORDERS_AT_ONCE = 4;

/** Longest time of a picture: FASHN names 17 seconds for the slowest mode, and a queue before it. */
const TIMEOUT_MS = 240_000;

/** Time between two looks: FASHN allows 5 in a second for the whole account. */
const LOOK_INTERVAL_MS = 1500;

/** Longest time out of reach while a picture is waited for. */
const PATIENCE_MS = 30_000;

/** Pictures as FASHN advises: JPEG of quality 95, not taller than 2000 pixels. */
const TALLEST = 2000;
const QUALITY = 95;

/** Kinds of errors after which a look at a prediction is repeated. */
const PASSING: ReadonlySet<EngineErrorKind> = new Set(['unavailable', 'rate-limited', 'timed-out']);

/** Ticket of an order that has been answered. */
const ticketSchema = z.object({ id: z.string() });

export type FashnOptions = FashnServer & {
  /** Price of a picture in US cents, where the operator knows it. */
  costCents?: number;
  /** For tests; `LOOK_INTERVAL_MS` and `PATIENCE_MS` where absent. */
  lookIntervalMs?: number;
  patienceMs?: number;
};

async function asJpeg(bytes: Uint8Array | undefined, name: string): Promise<string> {
  if (!bytes) throw new EngineError('unsupported', `FASHN wants a picture of the ${name}`);
  const jpeg = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({ height: TALLEST, width: TALLEST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** The error for a prediction that has failed, for which FASHN takes no money. */
function errorOf({ error }: Extract<Prediction, { status: 'failed' }>): EngineError {
  const given = typeof error === 'string' ? error : error?.name;
  const name = given !== undefined && isIdentifier(given) ? given : 'for no reason that it names';
  // Its message may repeat what was sent.
  const told = `FASHN could not make the picture (${name})`;
  if (name === 'ContentModerationError') {
    return new EngineError('moderated', told, { reason: 'unsafe' });
  }
  if (name === 'PoseError') return new EngineError('refused', told, { reason: 'no-person' });
  if (name === 'ImageLoadError') return new EngineError('refused', told, { reason: 'undecodable' });
  return new EngineError('failed', told);
}

/**
 * An engine of FASHN's hosted virtual try-on, for garments that are swapped. The mask is not sent:
 * its model finds by itself what the garment replaces. Neither are words: it reads none.
 */
export function createFashnEngine(all: FashnOptions): Engine {
  const { model, costCents, lookIntervalMs = LOOK_INTERVAL_MS, patienceMs = PATIENCE_MS } = all;
  const client = createFashnClient(all);

  /** A look at a prediction that was ordered; it is paid, so nothing is ordered in its place. */
  async function look(id: string, signal?: AbortSignal): Promise<Prediction> {
    try {
      return await client.find(id, signal);
    } catch (error) {
      if (!(error instanceof EngineError) || PASSING.has(error.kind)) throw error;
      throw new EngineError('doubtful', 'FASHN does not tell of the order', { cause: error });
    }
  }

  /** The end of a prediction. @throws EngineError as it failed; the signal's reason if that came first. */
  async function waitFor(id: string, signal?: AbortSignal): Promise<string> {
    let lastSeenAt = performance.now();
    for (;;) {
      try {
        const found = await look(id, signal);
        if (found.status === 'failed') throw errorOf(found);
        if (found.status === 'completed') return found.output[0];
        lastSeenAt = performance.now();
      } catch (error) {
        const mayCome = error instanceof EngineError && PASSING.has(error.kind);
        if (!mayCome || performance.now() - lastSeenAt > patienceMs) throw error;
      }
      await sleep(lookIntervalMs, undefined, { signal }).catch(() => undefined);
      signal?.throwIfAborted();
    }
  }

  async function order({ images }: ImageBrief, options: RenderOptions): Promise<string> {
    const pictures = {
      person: await asJpeg(images.target, 'person'),
      garment: await asJpeg(images.source, 'garment'),
    };
    const tryOn = { ...pictures, seed: pictureSeed(options), signal: options.signal };
    const id = await sendPaid(options, (onAccepted) => client.order({ ...tryOn, onAccepted }));
    await options.order?.keep({ id });
    return id;
  }

  async function render(brief: ImageBrief, options: RenderOptions): Promise<RenderedImage> {
    if (!KINDS.has(brief.kind)) {
      throw new EngineError('unsupported', `FASHN draws no ${brief.kind}`);
    }
    const { signal, order: book } = options;
    const id = ticketSchema.safeParse(book?.ticket).data?.id ?? (await order(brief, options));
    const output = await waitFor(id, signal).catch(async (error: unknown) => {
      // A failed prediction costs nothing: the next try may order another.
      const isOver = error instanceof EngineError && error.kind === 'failed';
      if (isOver) await book?.keep(null);
      throw error;
    });
    const picture = await usePaid({ ...options, costCents }, async () =>
      finishPicture('FASHN', await client.fetchPicture(output, signal), brief),
    );
    const words = brief.prompt.trim();
    return {
      ...picture,
      // Its model reads none.
      unread: words === '' ? [] : [words],
      model,
      ...(costCents !== undefined && { costCents }),
    };
  }

  return {
    id: 'fashn',
    name: 'FASHN',
    kinds: KINDS,
    offerOf: () => ({
      model: `FASHN ${model}`,
      method: 'model',
      isRepeatable: false,
      posesPeople: false,
      ignoresMask: true,
      ...(costCents !== undefined && { costCents }),
    }),
    lane: { ordersAtOnce: ORDERS_AT_ONCE, timeoutMs: TIMEOUT_MS },
    check: async () => {
      if ((await client.countCredits()) > 0) return;
      throw new EngineError('quota', 'The account at FASHN has no credits left');
    },
    render,
    // A prediction cannot be stopped; its picture is gone after an hour.
    closeOrder: async () => undefined,
    close: async () => undefined,
  };
}
