/** `npm run build`: builds server and web, even when nothing has changed. */
import { build } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/require-node.mjs';

requireNode();
const isDone = (await ensureInstalled()) && (await build());
process.exit(isDone ? 0 : 1);
