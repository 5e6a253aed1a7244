import type { Page } from 'playwright-core';
import type { CountingHand } from './count-hand.ts';
import { waitForFour } from './wait-for-four.ts';

const MASK_WITHIN_MS = 120_000;

const step = (page: Page) => page.locator('section:not([inert])');

/** Takes the first result of the open run to a tool. */
async function useFirstIn(page: Page, hand: CountingHand, tool: string): Promise<void> {
  await hand.click(page.getByRole('button', { name: 'Use image 1 in' }).first());
  await hand.click(page.getByRole('menuitem', { name: tool, exact: true }));
}

/** Presses Next or Generate, whichever the step has, until the run has begun. */
async function goOn(page: Page, hand: CountingHand, prompt: string): Promise<void> {
  for (;;) {
    const way = step(page)
      .getByRole('button', { name: /^(Next$|Generate )/ })
      .and(page.locator(':enabled'));
    const box = step(page).getByRole('textbox', { name: 'Prompt' });
    await way.or(box).first().waitFor({ timeout: MASK_WITHIN_MS });
    if ((await box.count()) > 0 && (await box.inputValue()) === '') await hand.type(box, prompt);
    await way.waitFor({ timeout: MASK_WITHIN_MS });
    const isLast = (await way.textContent())?.startsWith('Generate') === true;
    const title = await step(page).getByRole('heading', { level: 2 }).first().textContent();
    await hand.click(way);
    if (isLast) return;
    await step(page)
      .getByRole('heading', { name: title ?? '', exact: true })
      .waitFor({ state: 'detached' });
  }
}

/** From a run of sketches on the screen to four pictures of one of them, worn before a background. */
export async function walkToWorn(page: Page, hand: CountingHand): Promise<void> {
  await useFirstIn(page, hand, 'Sketch to image');
  await goOn(page, hand, '');
  await waitForFour(page);
  await useFirstIn(page, hand, 'Create background');
  const stage = page.getByRole('application', { name: 'The photo to mark' });
  await stage.waitFor();
  await hand.clickAt(stage, 0.5, 0.35);
  await hand.click(step(page).getByRole('button', { name: 'Confirm selection', exact: true }));
  await goOn(page, hand, 'sunny beach');
  await waitForFour(page);
}
