/** `npm start`: installs and builds what is missing, then keeps the server. Flags go to it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './steps/build.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { projectRoot } from './steps/project-root.mjs';
import { requireNode } from './steps/require-node.mjs';

requireNode();
endWithNpm();
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);

process.env.NODE_ENV = process.env.NODE_ENV || 'production';
process.setSourceMapsEnabled(true);
// In this process, so that signals reach the keeper and its exit code becomes ours.
await import(pathToFileURL(join(projectRoot, 'apps/server/dist/keeper/main.js')).href);
