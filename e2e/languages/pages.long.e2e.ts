import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_COOKIE, PSEUDO_LANGUAGE, pageLanguage } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildFolder } from '../../scripts/steps/project-root.mjs';
import { openStage } from '../support/stage.ts';
import { DESK, openAs, openVisit } from '../support/visit.ts';
import { findFaults, type TextFault } from './find-faults.ts';
import {
  type LookAt,
  walkImagePages,
  walkSteps,
  walkUserPages,
  walkVisitorPages,
} from './walk-pages.ts';

const { tag } = pageLanguage;
const isPseudo = tag === PSEUDO_LANGUAGE;
const FOLDER = join(buildFolder, 'languages', tag);
const WIDTHS = [1280, 390];
const SETTLES_MS = 300;

/** A vowel without an accent in the pseudo-locale; elsewhere a word that only English has. */
const FOREIGN = isPseudo
  ? /[aeiouAEIOU]/
  : /\b(?:the|your|you|and|with|of|is|are|not|this|these|from|could|have|has|it|its|be|on|to)\b/;

/** Quotes of prompts: English in every language; in the pseudo-locale whole ones are known, others are cut short. */
const QUOTED = isPseudo ? ['“[^”]*…”'] : ['“[^”]*”'];

/** Names and moments, and what a user of the walks is called and writes. */
const KNOWN = [
  'the red dress',
  'a midi dress',
  'Toile',
  'Google',
  '\\S+@atelier\\.example',
  // Users of the walks: digits of base 16 hold vowels.
  '[tyz]{4}_[0-9a-f]+',
  '[A-Z][a-z]{2} \\d{2}, \\d{4}',
  // Files of the walks, and the drawing model.
  '\\w+\\.png',
  'toile-studio [\\d.]+',
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const stage = await openStage();
const { product } = stage;
mkdirSync(FOLDER, { recursive: true });

/** Looks at the page at both widths and gathers its faults. */
function createLook(page: Page, faults: Map<string, TextFault>, known: readonly string[]): LookAt {
  return async (name) => {
    const before = page.viewportSize();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(SETTLES_MS);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
      for (const fault of await findFaults(page, { foreign: FOREIGN, known })) {
        faults.set(`${name} ${width}: ${fault.kind} ${fault.text} ${fault.where}`, fault);
      }
    }
    if (before) await page.setViewportSize(before);
  };
}

/** Walks in the language, and expects no text of another one and none that is cut. */
async function expectClean(
  page: Page,
  walk: (options: { page: Page; url: string; look: LookAt }) => Promise<void>,
): Promise<void> {
  const { url } = product;
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: tag, url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = new Map<string, TextFault>();
  const examples = listTools().flatMap((tool) => tool.examples);
  const look = createLook(page, faults, [...QUOTED, ...examples.map(escaped), ...KNOWN]);
  await walk({ page, url, look });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
  expect([...faults.keys()]).toEqual([]);
}

test('visitors read every page in the language', async () => {
  const { page, guard } = await openVisit(stage, DESK);
  // Links without a key, and a wrong password.
  guard.allow(/status of 4\d\d/);
  await expectClean(page, walkVisitorPages);
  // A page that was rendered in another language would be hydrated with a complaint.
  guard.expectQuiet();
});

test('users read their pages in the language', async () => {
  const { page } = await openAs(stage, 'yyyy');
  await expectClean(page, walkUserPages);
});

test('images, boards and the pattern desk are in the language', async () => {
  const { page } = await openAs(stage, 'zzzz');
  await expectClean(page, walkImagePages);
});

test.each(listTools().filter(({ isTiled }) => !isTiled))(
  '$id is in the language from its instructions to its result',
  async (tool) => {
    const { page } = await openAs(stage, 'tttt');
    await expectClean(page, (walk) => walkSteps({ ...walk, tool }));
  },
);
