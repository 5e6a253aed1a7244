import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutJsonSchema } from './leave-out-json-schema.ts';
import { SHARED_CHUNKS } from './shared-chunks.ts';
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
      output: {
        codeSplitting: { groups: SHARED_CHUNKS, includeDependenciesRecursively: false },
        // Shorter than by default: the page of what the studio draws has six hundred such names.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
    // The line sheet's code, loaded by a click alone: pdf-lib with the tables of fontkit.
    chunkSizeWarningLimit: 1200,
    manifest: true,
    sourcemap: true,
    // A picture inside a script would be loaded before it comes into view.
    assetsInlineLimit: (file) => (/\.(avif|webp)$/.test(file) ? false : undefined),
  },
});
