import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PSEUDO = 'en-XA';

/** The English tables: those of the contract, and of each tool. */
const TABLE = /\/packages\/(?:contract\/src\/messages|tools\/src\/[\w/-]+)\/en(?:\/[\w-]+)?\.ts$/;
/** Tables that are no words, or that put other tables together. */
const NO_WORDS = /\/en\/(?:index|language|core-words|studio-words)\.ts$/;

const IMPORT_OF_TABLE = /(?:^|\/)en(?:\/[\w-]+)?\.ts$/;

const PSEUDO_FILE = join(import.meta.dirname, '../../packages/contract/src/messages/pseudo.ts');

/** A table's module with all that it exports in the pseudo-locale. */
function disguise(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const own = code.replaceAll(/^export const /gm, 'const ');
  const made = names.map((name) => `const ${name}Pseudo = pseudoWords(${name});`);
  const exports = names.map((name) => `${name}Pseudo as ${name}`);
  return [
    `import { pseudoWords } from ${JSON.stringify(PSEUDO_FILE)};`,
    own,
    ...made,
    `export { ${exports.join(', ')} };`,
  ].join('\n');
}

/** The product's description, as a manifest has it. */
function descriptionOf(manifest: unknown): string {
  const isThere = typeof manifest === 'object' && manifest !== null && 'description' in manifest;
  return isThere ? String(manifest.description) : '';
}

/**
 * Builds the web app in a language: every import of an English table becomes the one of the same
 * name in that language, so that no page loads words of a language that it does not show.
 */
export function speakLanguage(language: string): Plugin {
  const root = join(import.meta.dirname, 'public');
  return {
    name: 'speak-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || language === PSEUDO || !IMPORT_OF_TABLE.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !TABLE.test(resolved.id)) return resolved;
      const translated = resolved.id.replace(/\/en(\/[\w-]+)?\.ts$/, `/${language}$1.ts`);
      return existsSync(translated) ? { ...resolved, id: translated } : resolved;
    },
    transform(code, id) {
      if (language !== PSEUDO || !TABLE.test(id)) return null;
      if (id.endsWith('/en/language.ts')) {
        return { code: code.replace("tag: 'en'", `tag: '${PSEUDO}'`), map: null };
      }
      return NO_WORDS.test(id) ? null : { code: disguise(code), map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const own = `toile.${language}.webmanifest`;
        if (!existsSync(join(root, own))) return html.replace('lang="en"', `lang="${language}"`);
        const description = descriptionOf(JSON.parse(readFileSync(join(root, own), 'utf8')));
        return html
          .replace('lang="en"', `lang="${language}"`)
          .replace('/toile.webmanifest', `/${own}`)
          .replace(/(name="description"\s+content=)"[^"]*"/, `$1"${description}"`);
      },
    },
  };
}
