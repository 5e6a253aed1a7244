import { afterAll, expect, inject, test } from 'vitest';
import { cloneTemplate } from '../apps/server/src/testing/template-database.ts';
import { expectAccessible } from './support/accessibility.ts';
import { launchBrowser } from './support/browser.ts';
import { guardConsole } from './support/console-guard.ts';
import { buildWithEighthTool } from './support/eighth-tool.ts';
import { look } from './support/look.ts';
import { startProduct } from './support/product.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';
import { openStep, wayOn } from './support/walk-tool.ts';

const { root, remove } = buildWithEighthTool();
const { url: databaseUrl } = await cloneTemplate(inject('postgresUrl'));
const started = await startProduct({ DATABASE_URL: databaseUrl }, root);
const browser = await launchBrowser();
const product = { url: started.url, dataDir: started.dataDir, databaseUrl };

afterAll(async () => {
  await browser.close();
  await started.stop();
  remove();
});

test('an eighth tool is on the landing page, in the menu and in the prices', async () => {
  const page = await browser.newPage(DESK);
  const guard = guardConsole(page);
  await page.goto(product.url);
  await page.getByRole('main').getByRole('link', { name: 'Knit swatch' }).first().waitFor();
  await page.getByText('From a sentence to a knitted swatch.').first().waitFor();
  await look(page, 'eighth-tool-landing');
  await page.goto(`${product.url}/pricing/`);
  await expect.poll(() => page.getByRole('rowheader', { name: 'Knit swatch' }).count()).toBe(1);
  guard.expectQuiet();
  await page.close();
});

test.each([
  ['desk', DESK],
  ['telephone', TELEPHONE],
])('an eighth tool with a step of its own makes pictures (%s)', async (name, options) => {
  const { page, guard } = await openAs({ browser, product }, `knitter_${name}`, options);
  await page.goto(`${product.url}/dashboard`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Knit swatch/ })
    .first()
    .click();
  await page.waitForURL(/\/knit-swatch\/$/);
  await openStep(page)
    .getByRole('textbox', { name: 'Prompt', exact: true })
    .fill('snowflakes in white on navy');
  await wayOn(page).click();

  await openStep(page).getByRole('heading', { name: 'Choose the gauge' }).waitFor();
  await openStep(page).getByText('Chunky, 5 stitches').click();
  await expectAccessible(page, `eighth tool, own step, ${name}`);
  await look(page, `eighth-tool-step-${name}`);
  await page.reload();
  const chosen = openStep(page).getByRole('radio', { name: 'Chunky, 5 stitches' });
  await expect.poll(() => chosen.isChecked()).toBe(true);
  await wayOn(page).click();
  await page.getByText('All 4 images are ready').waitFor();

  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('Knit swatch');
  await page
    .getByRole('button', { name: /^Open: Knit swatch/ })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await details.getByText('Gauge of the knit').waitFor();
  await details.getByText('Chunky, 5 stitches').waitFor();
  await look(page, `eighth-tool-details-${name}`);
  guard.expectQuiet();
});
