import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { dumpDatabase } from '../apps/server/src/testing/dump-database.ts';
import { cloneTemplate } from '../apps/server/src/testing/template-database.ts';
import {
  OPENAI_KEY,
  openOpenAiStandIn,
} from '../packages/remote-engines/src/openai-images/testing/openai-stand-in.ts';
import { launchBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { DESK, openAs } from './support/visit.ts';

const RUN_WITHIN_MS = 120_000;

const vendor = await openOpenAiStandIn();
const { url: databaseUrl } = await cloneTemplate(inject('postgresUrl'));
const process = await startProduct({
  DATABASE_URL: databaseUrl,
  OPENAI_IMAGES_KEY: OPENAI_KEY,
  OPENAI_IMAGES_URL: vendor.api.href,
  OPENAI_IMAGES_CENTS: '4.2',
  LOG_LEVEL: 'trace',
  // No other engine draws while this one is left alone.
  TOOL_ENGINES: 'create-sketch=openai-images',
});
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await process.stop();
  await vendor.close();
});
const product = { ...process, databaseUrl };

function readFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

test('the key of an engine is in no log, answer, row or file, whatever its server answers', async () => {
  const { page, guard } = await openAs({ browser, product }, 'ilse', { ...DESK, credits: 40 });
  const answers: string[] = [];
  page.on('response', (response) => {
    const isText = /json|event-stream|html/.test(response.headers()['content-type'] ?? '');
    if (isText)
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  const readiness = async () => (await fetch(`${product.url}/readyz`)).text();
  const order = async (prompt: string, end: RegExp) => {
    // Faults of its server have it left alone for a while.
    await expect.poll(readiness).toContain('"openai-images":"ready"');
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(prompt);
    await page
      .getByRole('button', { name: /^Generate 4 images/ })
      .click({ timeout: RUN_WITHIN_MS });
    await page.getByText(end).first().waitFor({ timeout: RUN_WITHIN_MS });
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  };

  await page.goto(`${product.url}/create-sketch/`);
  await order('a coat of grey felt', /All 4 images are ready/);
  expect(vendor.orders).toHaveLength(4);
  const errors = [
    { status: 400, body: { error: { code: 'moderation_blocked', message: 'No.' } } },
    { body: 'x'.repeat(400), cutAfterBytes: 10 },
    { status: 401, body: { error: { message: `Incorrect API key provided: ${OPENAI_KEY}` } } },
  ];
  for (const told of errors) {
    vendor.fault = ({ path }) => (path.startsWith('/v1/images/') ? told : undefined);
    await order(`a coat of wool, ${told.status ?? 'cut'}`, /No image could be made/);
  }
  vendor.fault = undefined;
  for (const path of ['/readyz', '/metrics', '/api/engine-offers/', '/api/openapi.json']) {
    answers.push(await (await fetch(`${product.url}${path}`)).text());
  }

  const database = await dumpDatabase(databaseUrl);
  expect(database).toContain('a coat of grey felt');
  expect(answers.join('\n')).toContain('openai-images');
  expect(process.output()).toContain('Slot not drawn');
  const places = {
    log: process.output(),
    answers: answers.join('\n'),
    database,
    files: readFolder(product.dataDir),
  };
  for (const [place, text] of Object.entries(places)) {
    expect(text.includes(OPENAI_KEY), `the key in the ${place}`).toBe(false);
  }
  expect(answers.join('\n')).toContain('toile_engine_cost_cents{engine="openai-images"} 16.8');
  guard.expectQuiet();
});
