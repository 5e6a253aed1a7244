import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPattern, encodePng } from '@toile/engines/studio';
import type { SourceKind } from '@toile/tools';
import { buildFolder } from '../../scripts/steps/project-root.mjs';

/** What is drawn for each kind of source: enough for an engine to find something in it. */
const PROMPTS: Record<SourceKind, string> = {
  sketch: 'black line drawing of leaves on white, sparse',
  pattern: 'indigo ikat on cream',
  garment: 'red poppy on white, sparse',
  flatlay: 'red poppy on white, sparse',
};

/** Draws a picture with the studio engine and writes it as a file; returns its path. */
export async function drawSourceFile(kind: SourceKind): Promise<string> {
  const { data, sizePx } = createPattern({ prompt: PROMPTS[kind], seed: 7, variant: 0 });
  const folder = join(buildFolder, 'sources');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${kind}.png`);
  writeFileSync(path, await encodePng({ data, width: sizePx, height: sizePx }));
  return path;
}
