import { afterAll, expect, inject, test } from 'vitest';
import { cloneTemplate } from '../apps/server/src/testing/template-database.ts';
import { openTextModel } from '../packages/remote-engines/src/words-model/testing/text-model-stand-in.ts';
import { launchBrowser } from './support/browser.ts';
import { look } from './support/look.ts';
import { startProduct } from './support/product.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';

const RUN_WITHIN_MS = 120_000;
const KEY = 'made-up-key-0123456789';
const PROMPT = 'große rote Mohnblumen auf cremefarbenem Grund mit einem Drachen';

const model = await openTextModel({ key: KEY });
const { url: databaseUrl } = await cloneTemplate(inject('postgresUrl'));
const server = await startProduct({
  DATABASE_URL: databaseUrl,
  WORDS_MODEL: 'server/made-up-4b',
  WORDS_URL: model.api,
  WORDS_KEY: KEY,
  LOG_LEVEL: 'trace',
});
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
  await model.close();
});
const product = { ...server, databaseUrl };

model.model.reply = () => ({
  object: {
    parts: [
      { said: 'große rote Mohnblumen', as: ['large', 'red', 'poppy'] },
      { said: 'auf cremefarbenem Grund', as: ['cream'] },
      { said: 'mit einem Drachen', as: [] },
    ],
    words: {
      motif: [],
      subjects: ['poppy'],
      over: [],
      colours: ['red'],
      ground: ['cream'],
      mood: [],
      medium: [],
      size: ['large'],
      density: [],
      cloth: [],
      repeat: [],
    },
  },
});

test.each([
  ['desk', DESK],
  ['telephone', TELEPHONE],
] as const)(
  'on a %s a German prompt is drawn in the words of the studio, and the details say so',
  async (name, screen) => {
    const { page, guard } = await openAs({ browser, product }, `ilse-${name}`, {
      ...screen,
      credits: 40,
    });
    await page.goto(`${product.url}/create-pattern/`);
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(PROMPT);
    await page.getByRole('button', { name: /^Generate 4 images/ }).click();
    await page.getByText(/All 4 images are ready/).waitFor({ timeout: RUN_WITHIN_MS });
    await look(page, `words-model-run-${name}`);
    await page.getByRole('button', { name: 'Open image 1', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const words = preview.getByText('large, red poppies on a cream ground');
    await words.scrollIntoViewIfNeeded();
    await preview.getByText('Put in the studio’s words by made-up-4b').waitFor();
    expect(await preview.getByText('mit, einem, drachen').isVisible()).toBe(true);
    await look(page, `words-model-details-${name}`);
    guard.expectQuiet();
  },
);

test('the model was asked once for each order, and the log has neither its key nor the words', () => {
  expect(model.questions.map(({ prompt }) => prompt)).toEqual([PROMPT, PROMPT]);
  expect(server.output()).not.toContain(KEY);
  expect(server.output()).not.toMatch(/Mohnblumen|poppies/);
});
