import { expect, test } from 'vitest';
import { guardConsole } from './support/console-guard.ts';
import { waitForCredits } from './support/credits.ts';
import { galleryPictures } from './support/dashboard-list.ts';
import { joinProduct, logOutByAddress, mara } from './support/person.ts';
import { watchUntilShown } from './support/run-grid.ts';
import { ONE_AT_A_TIME, SLOW_PROMPT } from './support/slow-drawing.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openVisit } from './support/visit.ts';

const stage = await openStage(ONE_AT_A_TIME);
const { product } = stage;

test('a second tab shows the run of the first, and a closed tab loses nothing', async () => {
  const { page, guard } = await openVisit(stage, LAPTOP);
  await joinProduct(page, product, { ...mara, username: 'tilda', email: 'tilda@atelier.example' });
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(SLOW_PROMPT);
  await page.getByText('Not drawn: gryphon').waitFor();
  await page.getByRole('button', { name: /Generate 4 images/ }).dblclick();
  await watchUntilShown(page, 1);

  const second = await page.context().newPage();
  const secondGuard = guardConsole(second);
  await second.goto(`${product.url}/create-pattern/`);
  await watchUntilShown(second, 1);
  await page.close();
  await watchUntilShown(second, 4);
  await waitForCredits(second, '36 credits');

  const third = await second.context().newPage();
  await third.goto(`${product.url}/dashboard`);
  await expect.poll(() => galleryPictures(third).count()).toBe(4);
  guard.expectQuiet();
  secondGuard.expectQuiet();
});

test('another user who logs in in another tab takes this one over', async () => {
  const { page } = await openVisit(stage, LAPTOP);
  await joinProduct(page, product, { ...mara, username: 'otto', email: 'otto@atelier.example' });
  await page.goto(`${product.url}/create-pattern/`);
  await page
    .getByRole('textbox', { name: 'Prompt', exact: true })
    .fill('stripes that only Otto knows');

  const second = await page.context().newPage();
  await logOutByAddress(second, product);
  await page.waitForURL('**/login');
  await joinProduct(second, product, { ...mara, username: 'uma', email: 'uma@atelier.example' });
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Credits' }).click();
  await page.getByRole('dialog').getByText('uma@atelier.example').waitFor();
  await page.goto(`${product.url}/create-pattern/`);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Prompt', exact: true }).inputValue())
    .toBe('');
});
