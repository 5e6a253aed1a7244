import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildFolder, projectRoot } from './project-root.mjs';
import { folderOf } from './web-languages.mjs';

const webFolder = join(projectRoot, 'apps/web');
const language = process.env.WEB_LANGUAGE ?? 'en';
const distFolder = folderOf(language);
const outDir = join(buildFolder, `prerender-${language}`);

const ROOT = '<div id="root"></div>';
const PAGE = 'src/app/pages/landing-page.tsx';

/**
 * The scripts that the page's own code needs: its head asks for them beside the first one.
 *
 * @returns {string}
 */
function scriptLinks() {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const chunks = JSON.parse(readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  /** @param {string} name */
  const add = (name) => {
    const chunk = chunks[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) add(each);
  };
  add(PAGE);
  return [...files]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/**
 * The page reads without its scripts, and in the system's serif until its own has come.
 *
 * @param {string} html
 */
function letPicturesGoFirst(html) {
  return html
    .replace(/<link rel="preload" as="font"[^>]*>\s*/g, '')
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** Renders the landing page beside the shell, after the web has been built in the language. */
async function prerenderLanding() {
  await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
    },
  });
  const { prerenderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const { links, markup } = await prerenderPage('/');
  const shell = readFileSync(join(distFolder, 'index.html'), 'utf8');
  if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root');
  const html = letPicturesGoFirst(shell)
    .replace('<head>', () => `<head>${links}`)
    .replace('</head>', () => `${scriptLinks()}</head>`)
    .replace(ROOT, () => ROOT.replace('></', `>${markup}</`));
  writeFileSync(join(distFolder, 'landing.html'), html);
}

await prerenderLanding();
