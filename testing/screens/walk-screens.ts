import type { Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { createHand } from '../../e2e/support/hand.ts';
import { runGrid } from '../../e2e/support/run-grid.ts';
import { openStep, walkTool } from '../../e2e/support/walk-tool.ts';

type ScreensWalk = { page: Page; tool: Tool; url: string; look: (name: string) => Promise<void> };

/**
 * Walks a tool's instructions, each of its steps, and one of its results, alone and beside its
 * source.
 */
export async function walkScreens({ page, tool, url, look }: ScreensWalk): Promise<void> {
  const { id } = tool;
  await page.goto(`${url}/${id}/`);
  await page.getByRole('main').getByRole('button', { name: 'Instructions' }).click();
  await page.getByRole('dialog').waitFor();
  await look(`${id}-instructions`);
  await page.keyboard.press('Escape');

  const hand = createHand(page, 'mouse');
  const onStep = async (step: string) => {
    await look(`${id}-${step}`);
    if (step === 'mask' && tool.masking?.repositions) await lookAtMoving({ page, id, look });
  };
  await walkTool({ page, tool, hand, onStep });

  await runGrid(page).getByRole('button', { name: 'Open image 1', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('img').first().waitFor();
  await look(`${id}-preview`);
  const compare = preview.getByRole('button', { name: 'Before and after' });
  if ((await compare.count()) === 0) return;
  await compare.click();
  await look(`${id}-compare`);
}

async function lookAtMoving({
  page,
  id,
  look,
}: Pick<ScreensWalk, 'page' | 'look'> & { id: string }): Promise<void> {
  await openStep(page).getByRole('button', { name: 'Move the subject', exact: true }).click();
  await page.getByRole('application', { name: 'The cut-out subject' }).waitFor();
  await look(`${id}-reposition`);
  await openStep(page).getByRole('button', { name: 'Got it', exact: true }).click();
  await openStep(page).getByRole('button', { name: 'Back', exact: true }).click();
}
