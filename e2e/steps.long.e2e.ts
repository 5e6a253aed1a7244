import { listTools, type StepId, type Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { createHand } from './support/hand.ts';
import { expectNoSideways } from './support/look.ts';
import { runGrid } from './support/run-grid.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';
import { openStep, walkTool, wayOn } from './support/walk-tool.ts';

/** The narrowest page: 1280 px wide at a zoom of 400 % (WCAG 2.2, 1.4.10 Reflow). */
const NARROW_PX = 320;

const { product, browser } = await openStage();

const nameOf = (prefix: string, { id }: Tool) => `${prefix}_${id.replaceAll('-', '_')}`;

/** Expects the step to be the same after a reload, with all its entries. */
async function expectKept(page: Page, step: StepId): Promise<void> {
  const heading = openStep(page).getByRole('heading', { level: 2 });
  const title = await heading.first().textContent();
  await page.reload();
  await openStep(page)
    .getByRole('heading', { level: 2, name: title ?? '' })
    .waitFor();
  if (step !== 'result') return wayOn(page).waitFor();
  await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
}

describe.each(listTools())('$id', (tool) => {
  test('is gone through by Tab and keys alone, without motion, with a reload in every step', async () => {
    const { page, guard } = await openAs({ browser, product }, nameOf('keys', tool), {
      ...DESK,
      reducedMotion: 'reduce',
    });
    await page.goto(`${product.url}/${tool.id}/`);
    await walkTool({
      page,
      tool,
      hand: createHand(page, 'keys'),
      onStep: (step) => expectKept(page, step),
    });
    await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
    guard.expectQuiet();
  });

  test('is gone through by touch on a telephone, in the dark, also at 320 px', async () => {
    const { page, guard } = await openAs({ browser, product }, nameOf('touch', tool), {
      ...TELEPHONE,
      colorScheme: 'dark',
    });
    await page.goto(`${product.url}/${tool.id}/`);
    await walkTool({
      page,
      tool,
      hand: createHand(page, 'touch'),
      onStep: async (step) => {
        const where = `${tool.id}, ${step}`;
        await expectAccessible(page, `${where}, 390 px`);
        await page.setViewportSize({ ...TELEPHONE.viewport, width: NARROW_PX });
        await expectNoSideways(page, `${where}, ${NARROW_PX} px`);
        await expectAccessible(page, `${where}, ${NARROW_PX} px`);
        await page.setViewportSize(TELEPHONE.viewport);
      },
    });
    guard.expectQuiet();
  });
});
