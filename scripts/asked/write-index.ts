import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedPrompt } from './corpus.ts';
import { pathsOf, type RunRecord } from './run-record.ts';

type ShownRun = { asked: AskedPrompt; record: RunRecord };

/** Writes a page with all sheets of a folder and their questions. Returns its file. */
export function writeIndex(folder: string, runs: readonly ShownRun[]): string {
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>As asked</title>
<style>
  body { font: 16px/1.5 sans-serif; margin: 1rem; background: #f2f1ef; color: #222 }
  section { margin-bottom: 3rem; border-top: 1px solid #999 }
  img { max-width: 100% }
</style>
<h1>${runs.length} runs</h1>
${runs.map(sectionOf).join('\n')}
</html>
`,
  );
  return file;
}

function sectionOf({ asked: { id, prompt, questions }, record }: ShownRun): string {
  const { sheet, picture } = pathsOf('.', id);
  const links = record.places.map((place) => `<a href="${picture(place)}">picture ${place}</a>`);
  const items = questions.map(({ kind, text }) => `<li>${escaped(text)} <small>${kind}</small>`);
  return `<section id="${id}"><h2>${id}</h2>
<img src="${sheet}" alt="${escaped(prompt)}" loading="lazy">
<p>At full size: ${links.join(' · ')}</p>
<ol>${items.join('\n')}</ol></section>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
