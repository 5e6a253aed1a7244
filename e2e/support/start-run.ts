import { en } from '@toile/contract';
import type { Page } from 'playwright-core';

/** A look at a pair of photos and the start of a run on a busy machine. */
const STARTS_WITHIN_MS = 90_000;

/**
 * Presses what starts a run until the images' step is open. A first press is held where an answer
 * speaks against the run: a word that is not drawn, a doubt about a photo.
 */
export async function startRun(page: Page, press: () => Promise<unknown>): Promise<void> {
  const images = page
    .locator('section:not([inert], [inert] *)')
    .getByRole('heading', { name: en.wizard.stepTitles.result });
  const held = page.getByText(en.wizard.checks.held).filter({ visible: true });
  await press();
  await images.or(held).first().waitFor({ timeout: STARTS_WITHIN_MS });
  if (await images.isVisible()) return;
  await press();
  await images.waitFor({ timeout: STARTS_WITHIN_MS });
}
