import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './run-program.mjs';
import { folderOf, OTHER_LANGUAGES, webFolder } from './web-languages.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
/** The pages that the build leaves; their files in another language have its tag in their name. */
const PAGES = ['index', 'landing'];

/**
 * Builds the web app in a language, with its landing page rendered.
 *
 * @param {string} language
 */
async function buildIn(language) {
  const env = { WEB_LANGUAGE: language };
  const outDir = ['--outDir', folderOf(language), '--emptyOutDir'];
  const args = [VITE, 'build', 'apps/web', '--logLevel', 'warn', ...outDir];
  if ((await runNode(args, { env })) !== 0) return false;
  return (await runNode(['scripts/steps/prerender-landing.mjs'], { env })) === 0;
}

/**
 * Puts the pages of a language beside the English ones. Pictures and fonts have the same names in
 * all of them, as their names are those of their contents.
 *
 * @param {string} language
 */
function putBeside(language) {
  const from = folderOf(language);
  cpSync(join(from, 'assets'), join(webFolder, 'assets'), { recursive: true });
  for (const page of PAGES) {
    const file = join(from, `${page}.html`);
    if (existsSync(file)) copyFileSync(file, join(webFolder, `${page}.${language}.html`));
  }
}

/**
 * Builds the web app in one language more. Returns whether it worked.
 *
 * @param {string} language
 */
export async function putLanguage(language) {
  if (!(await buildIn(language))) return false;
  putBeside(language);
  return true;
}

/** Builds the web app in every language. Returns whether it worked. */
export async function buildWeb() {
  if (!(await buildIn('en'))) return false;
  for (const language of OTHER_LANGUAGES) if (!(await putLanguage(language))) return false;
  return (await runNode(['scripts/steps/compress-web.mjs'])) === 0;
}
