import { isBlind, type OrderBook, type OrderTicket, type RenderProgress } from '@toile/engines';
import sharp from 'sharp';
import type { PictureProgress } from '../jobs/job-progress.ts';
import type { KeptOrder } from '../jobs/slot-claim.ts';

/** Shortest time between two events of a picture's progress. */
const EVENT_INTERVAL_MS = 2000;

/** News that come within this time are one: a fraction and its preview. */
const TOGETHER_MS = 50;

/**
 * Width of a coarse picture in pixels. It shows colours and masses; nothing of what the check of
 * finished pictures may refuse can be made out in it.
 */
const PREVIEW_WIDTH_PX = 40;

/** The order of a slot at a vendor, as the runner and the engine see it. */
export type SlotOrder = {
  book: OrderBook;
  /** True: something was ordered, and its ticket is stored. */
  isPlaced: () => boolean;
  /** True: its picture comes now or never, paid as it may be. */
  isBlind: () => boolean;
};

/**
 * The order book of a claimed slot. A ticket is stored under the slot's claim.
 * @param keep stores a ticket, or that there is none; rejects when the claim is lost.
 */
export function createSlotOrder(
  { orderKey, ticket }: KeptOrder,
  keep: (ticket: OrderTicket | null) => Promise<void>,
): SlotOrder {
  let last = ticket ?? undefined;
  return {
    book: {
      key: orderKey,
      ticket: last,
      keep: async (next) => {
        await keep(next);
        last = next ?? undefined;
      },
    },
    isPlaced: () => last !== undefined,
    isBlind: () => isBlind(last),
  };
}

async function toPreview({ bytes }: NonNullable<RenderProgress['preview']>): Promise<string> {
  const small = await sharp(bytes)
    .resize(PREVIEW_WIDTH_PX)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 50 })
    .toBuffer();
  return `data:image/jpeg;base64,${small.toString('base64')}`;
}

/** Tells the progress of a picture until it is stopped. */
export type ProgressTeller = { onProgress: (progress: RenderProgress) => void; stop: () => void };

/**
 * Tells the progress of a picture from time to time: what comes in between is told together. A
 * failure is passed over.
 */
export function createProgressTeller(
  tell: (now: PictureProgress) => Promise<unknown>,
  intervalMs = EVENT_INTERVAL_MS,
): ProgressTeller {
  let news: RenderProgress = {};
  let timer: NodeJS.Timeout | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  async function send(): Promise<void> {
    const { fraction, preview } = news;
    news = {};
    const coarse = preview && (await toPreview(preview));
    if (isStopped) return;
    await tell({ ...(fraction !== undefined && { fraction }), ...(coarse && { preview: coarse }) });
  }

  function flush(): void {
    toldAt = performance.now();
    send()
      .catch(() => undefined)
      .finally(() => {
        timer = undefined;
        if (Object.keys(news).length > 0) tellSoon();
      });
  }

  function tellSoon(): void {
    if (isStopped || timer) return;
    const delayMs = Math.max(TOGETHER_MS, toldAt + intervalMs - performance.now());
    timer = setTimeout(flush, delayMs).unref();
  }

  return {
    onProgress: (progress) => {
      news = { ...news, ...progress };
      tellSoon();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
