/** `npm run check`: types, lint, format and dead code. The one gate, the same here and in CI. */

import { runChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/require-node.mjs';

requireNode();
if (!(await ensureInstalled())) process.exit(1);
const { failed } = await runChecks();
console.log(failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
