import {
  boardWords,
  commandWords,
  dashboardWords,
  en,
  formatMessage,
  givenPictureWords,
  paletteWords,
  patternDeskWords,
} from '@toile/contract';
import { listTools, type Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { createHand } from '../support/hand.ts';
import { runGrid } from '../support/run-grid.ts';
import { openStep, walkTool } from '../support/walk-tool.ts';

/** Looks at what is on the screen, under a name. */
export type LookAt = (name: string) => Promise<void>;

type PagesWalk = { page: Page; url: string; look: LookAt };

const VISITOR_PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/confirm-email',
  '/reset-password',
  '/terms-of-service',
  '/cookie-policy',
  '/what-it-draws',
  '/pricing',
  '/no-such-page',
  '/board?key=none',
];

const nameOf = (path: string): string => path.replaceAll(/\W+/g, '-') || 'landing';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every page of a visitor, the faults of a form, and the dialog to log in. */
export async function walkVisitorPages({ page, url, look }: PagesWalk): Promise<void> {
  for (const path of VISITOR_PAGES) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await look(`visitor${nameOf(path)}`);
  }
  await page.goto(`${url}/register`, { waitUntil: 'networkidle' });
  for (const box of await page.locator('main input:not([type=checkbox])').all()) {
    await box.fill('a');
    await box.fill('');
    await box.blur();
  }
  await look('register-faults');
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.locator('main input').first().fill('nobody');
  await page.locator('main input[type=password]').fill('not the password');
  await page.locator('main form button[type=submit]').click();
  await page.getByText(en.errors.invalidCredentials).waitFor();
  await look('login-refused');
}

/** The pages of a user without images. */
export async function walkUserPages({ page, url, look }: PagesWalk): Promise<void> {
  for (const path of ['/dashboard', '/boards', '/palettes', '/account', '/operators', '/logout']) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await look(`user${nameOf(path)}`);
  }
  await page.goto(`${url}/palettes`, { waitUntil: 'networkidle' });
  await button(page, paletteWords.new).first().click();
  await look('palette-form');
  await page.goto(`${url}/boards`, { waitUntil: 'networkidle' });
  await button(page, boardWords.new).first().click();
  await look('board-form');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(commandWords.search).waitFor();
  await look('commands');
  await page.getByText(commandWords.keys).click();
  await look('keys');
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  for (const item of [en.common.nav.instructions, en.common.nav.myCredits]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, en.common.nav.account).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await look(`dialog-${item === en.common.nav.myCredits ? 'credits' : 'instructions'}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, en.common.nav.openMenu).click();
  await page.getByRole('dialog', { name: en.common.nav.menu }).waitFor();
  await look('menu');
}

/** A tool's instructions, each of its steps, and one of its results. */
export async function walkSteps(
  walk: PagesWalk & { tool: Tool; onResults?: () => Promise<void> },
): Promise<void> {
  const { page, url, look, tool } = walk;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/${tool.id}/`);
  await page.getByRole('main').getByRole('button', { name: en.instructions.open }).click();
  await page.getByRole('dialog').waitFor();
  await look(`${tool.id}-instructions`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const onStep = (step: string) => look(`${tool.id}-${step}`);
  await walkTool({ page, tool, hand: createHand(page, 'mouse'), onStep });
  const open = formatMessage(en.results.openImage, { number: 1 });
  await button(page, open).first().click();
  const preview = page.getByRole('dialog', { name: en.results.preview.title });
  await preview.getByRole('img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await look(`${tool.id}-preview`);
  await page.keyboard.press('Escape');
}

/** The pages that show images: dashboard, board, desk, variations, earlier pictures. */
export async function walkImagePages({ page, url, look }: PagesWalk): Promise<void> {
  const pattern = listTools().find(({ isTiled }) => isTiled);
  if (!pattern) throw new Error('There is no tool of patterns');
  await walkSteps({ page, url, look, tool: pattern });
  const tile = runGrid(page).getByRole('listitem').first();
  await tile.hover();
  await button(page, formatMessage(en.results.openImage, { number: 1 }))
    .first()
    .click();
  await page
    .getByRole('dialog', { name: en.results.preview.title })
    .getByRole('link', { name: en.patternDesk.open })
    .click();
  await page.getByRole('heading', { level: 1, name: patternDeskWords.title }).waitFor();
  await page.getByText(patternDeskWords.colours.finding).waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await look('pattern-desk');
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  await look('dashboard-gallery');
  await page.getByText(dashboardWords.views.list, { exact: true }).click();
  await look('dashboard-list');
  await page.getByText(dashboardWords.views.gallery, { exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await button(page, dashboardWords.selectPage).click();
  await look('dashboard-selection');
  await button(page, dashboardWords.addToBoard).click();
  const dialog = page.getByRole('dialog', { name: boardWords.addTitle });
  await dialog.getByLabel(boardWords.newName).fill('7');
  await look('board-add');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${url}/boards`, { waitUntil: 'networkidle' });
  await look('boards');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/boards/*');
  await page.waitForLoadState('networkidle');
  await look('board');
  await button(page, boardWords.links.open).click();
  await button(page, boardWords.links.make).click();
  await page.getByText(boardWords.links.once).waitFor();
  await look('board-share');
  const taker = listTools().find(({ source }) => source === 'pattern');
  await page.goto(`${url}/${taker?.id}/`, { waitUntil: 'networkidle' });
  await openStep(page)
    .getByRole('button', { name: givenPictureWords.sources.pattern.previous })
    .click();
  await page.getByRole('dialog').waitFor();
  await look('previous-pictures');
}
