import latin from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff?url';
import latinBold from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff?url';
import extended from '@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff?url';
import extendedBold from '@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff?url';
import vietnamese from '@fontsource/newsreader/files/newsreader-vietnamese-400-normal.woff?url';
import vietnameseBold from '@fontsource/newsreader/files/newsreader-vietnamese-600-normal.woff?url';
import type { FaceFiles } from './pdf-faces.ts';

async function loadFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A typeface was answered by ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The product's typeface as files that PDF can embed: pages have it as variable WOFF2, of which
 * letters cannot be taken out.
 */
export async function loadTypefaces(): Promise<{ text: FaceFiles; title: FaceFiles }> {
  const [text, title] = await Promise.all(
    [
      [latin, extended, vietnamese],
      [latinBold, extendedBold, vietnameseBold],
    ].map((addresses) => Promise.all(addresses.map(loadFile))),
  );
  return { text: text ?? [], title: title ?? [] };
}
