import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutJsonSchema } from './leave-out-json-schema.ts';
import { speakLanguage } from './speak-language.ts';

/** The language of the pages that are built or served. */
const LANGUAGE = process.env.WEB_LANGUAGE ?? 'en';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The two fonts of every screen's first text. */
const FIRST_FONTS = /fraunces-latin-full-normal|newsreader-latin-wght-normal/;

/** Preloads the first fonts from the page's head, before the style sheet that names them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
          })),
    },
  };
}

/**
 * Shared files for modules that many pages load together, instead of one for each module: every
 * file costs a round trip, and small ones compress worse. Visitors of the landing page load only
 * the first.
 */
const SHARED_CHUNKS = [
  {
    // `Trans` is for the few forms that have links in a sentence: they load it themselves.
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!\/dist\/es\/(Icu)?Trans)|use-sync-external-store)\//,
  },
  {
    name: 'asking',
    test: /node_modules\/(@tanstack|goober|react-hot-toast)\//,
  },
  {
    // What every page of a signed-in user follows runs with, and asks for boards with.
    name: 'following',
    test: /apps\/web\/src\/lib\/((event-stream|run-signal|boards)\/|palettes\/palettes-key)/,
  },
  {
    // Pictures, times and the words of tools: boards and their links show some of them alone, and
    // would split them into one file each.
    name: 'picture',
    test: /src\/ui\/(picture|picture-button|corner-mark)\.tsx$|src\/lib\/(studio-words|generations\/picture-sources|time\/(use-)?time-ago)\.ts$|contract\/(src|dist)\/(image|messages\/[\w-]+\/(studio-words|insufficient-credits|results|to-instructions|to-pattern-desk|wizard))\.[jt]s$|zod\/v4\/classic\/coerce\.js$/,
  },
  {
    // What every step of a tool shows.
    name: 'stepping',
    test: /features\/wizard\/(components\/(step-foot|engine-note)|model\/(given-picture|placing))\.tsx?$|src\/ui\/action-bar\.tsx$/,
  },
  {
    // The prompt, and the end of a tool's entries.
    name: 'ordering',
    test: /features\/wizard\/(components\/(generate-[a-z]+|lost-words|start-error|return-to-generation|setting-fields|choice-setting|measure-setting|prompt-step|prompt-field|words-button|outlook-lines|example-chips)|model\/(use-generate|run-fault|list-lost|use-prompt-reading))\.tsx?$/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [speakLanguage(LANGUAGE), react(), tailwindcss(), preloadFonts(), leaveOutJsonSchema()],
  resolve: { conditions: ['@toile/source', 'module', 'browser', 'development|production'] },
  // The landing page is rendered from the same sources: its words are replaced there.
  ssr: { resolve: { conditions: ['@toile/source', 'module', 'node', 'development|production'] } },
  server: { proxy: { '/api': API, '/healthz': API, '/dev': API } },
  build: {
    outDir: 'dist',
    rolldownOptions: {
      output: { codeSplitting: { groups: SHARED_CHUNKS, includeDependenciesRecursively: false } },
    },
    // The line sheet's code, loaded by a click alone: pdf-lib with the tables of fontkit.
    chunkSizeWarningLimit: 1200,
    manifest: true,
    sourcemap: true,
    // A picture inside a script would be loaded before it comes into view.
    assetsInlineLimit: (file) => (/\.(avif|webp)$/.test(file) ? false : undefined),
  },
});
