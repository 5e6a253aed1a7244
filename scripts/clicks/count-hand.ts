import type { Locator, Page } from 'playwright-core';

/** What a walk took of its user, and how long it took. */
export type Count = { clicks: number; fields: number; seconds: number };

/** A hand that counts what it does. A field that is typed in is no click: it can be reached by Tab. */
export type CountingHand = {
  click: (target: Locator) => Promise<void>;
  /** Clicks at a place of an element, in fractions of its size. */
  clickAt: (target: Locator, across: number, down: number) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Counts a click that is made outside of the product, such as on a link in a mail. */
  clickElsewhere: () => void;
  count: () => Count;
};

/** Starts counting. */
export function createCountingHand(page: Page): CountingHand {
  const startMs = performance.now();
  let clicks = 0;
  let fields = 0;
  const press = async (target: Locator, place?: { x: number; y: number }) => {
    clicks += 1;
    await target.click(place && { position: place });
  };
  return {
    click: (target) => press(target),
    clickAt: async (target, across, down) => {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target.toString()} is not on ${page.url()}`);
      await press(target, { x: box.width * across, y: box.height * down });
    },
    type: async (field, text) => {
      fields += 1;
      await field.fill(text);
    },
    clickElsewhere: () => {
      clicks += 1;
    },
    count: () => ({ clicks, fields, seconds: (performance.now() - startMs) / 1000 }),
  };
}
