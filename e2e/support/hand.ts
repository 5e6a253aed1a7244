import type { Locator, Page } from 'playwright-core';

/** The input device that works the product. */
export type HandKind = 'mouse' | 'keys' | 'touch';

export type Place = { x: number; y: number };

export type Hand = {
  kind: HandKind;
  /** Presses a button, a link or a picture. */
  press: (target: Locator) => Promise<void>;
  /** Opens the file picker by a button and chooses a file in it. */
  chooseFile: (opener: Locator, path: string) => Promise<void>;
  /** Fills in an empty field. */
  write: (field: Locator, text: string) => Promise<void>;
};

/** Rest of a finger at the end of a line before it lifts. */
const FINGER_RESTS_MS = 200;

/** Presses of Tab after which an element counts as unreachable. */
const MAX_TABS = 120;

/**
 * Moves the focus to an element by Tab alone, as a user without a mouse does; throws when it is
 * unreachable.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs <= MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target.toString()}`);
}

export function createHand(page: Page, kind: HandKind): Hand {
  const press = async (target: Locator) => {
    switch (kind) {
      case 'mouse':
        return target.click();
      case 'touch':
        return target.tap();
      case 'keys':
        await tabTo(page, target);
        return page.keyboard.press('Enter');
    }
  };
  return {
    kind,
    press,
    chooseFile: async (opener, path) => {
      const picking = page.waitForEvent('filechooser');
      await press(opener);
      await (await picking).setFiles(path);
    },
    write: async (field, text) => {
      if (kind === 'keys') await tabTo(page, field);
      else await press(field);
      await page.keyboard.insertText(text);
    },
  };
}

/** A point on an element, in fractions of its width and height. */
export async function placeOn(element: Locator, x: number, y: number): Promise<Place> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the screen`);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Draws a line with the mouse's button down, or with a finger. */
export async function drag(
  page: Page,
  kind: 'mouse' | 'touch',
  [from, to]: [Place, Place],
): Promise<void> {
  const STEPS = 8;
  const between = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }));
  if (kind === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of between) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const place of between) await send('touchMove', [place]);
  // A finger lifted while it moves starts a fling, and the next tap would only stop that.
  await page.waitForTimeout(FINGER_RESTS_MS);
  await send('touchMove', [to]);
  await send('touchEnd', []);
  await session.detach();
}
