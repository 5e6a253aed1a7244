import { landingWords } from '@toile/contract';
import type { Page } from 'playwright-core';

const DRAWN_WITHIN_MS = 120_000;
const PROMPT = 'large gryphons and poppies in gold on navy';

type LandingWalk = { page: Page; url: string; look: (name: string) => Promise<void> };

/** The landing page as a visitor sees it, with the picture of the day. */
export async function walkLanding({ page, url, look }: LandingWalk): Promise<void> {
  const { trial: words } = landingWords;
  await page.goto(url, { waitUntil: 'networkidle' });
  await look('landing');
  await page.getByLabel(words.prompt).fill(PROMPT);
  await page.getByText('Not drawn: gryphons').first().waitFor();
  await page.getByRole('button', { name: words.draw }).click();
  await page
    .getByRole('img', { name: `Drawn from your words: ${PROMPT}` })
    .waitFor({ timeout: DRAWN_WITHIN_MS });
  await look('landing-drawn');
}
