/** `npm run dev`: server and web from their sources, both reload on change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { projectRoot } from './steps/project-root.mjs';
import { requireNode } from './steps/require-node.mjs';

const SERVER = [
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  '--conditions=@toile/source',
  'apps/server/src/main.ts',
];
const WEB = ['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen', 'false'];

requireNode();
endWithNpm();
if (!(await ensureInstalled())) process.exit(1);

const port = process.env.PORT || '3000';
const env = {
  ...process.env,
  // The web app's calls are proxied to the server; links in mails lead to the development pages.
  API_URL: `http://localhost:${port}`,
  PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173',
};
const children = [[...SERVER, ...process.argv.slice(2)], WEB].map((args) =>
  spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env }),
);
const ends = children.map((child) => once(child, 'exit'));

let isStopping = false;

/** Ends both programs, once: at a second request a watcher would kill its server on the spot. */
function stopAll({ areTold = false } = {}) {
  if (isStopping) return;
  isStopping = true;
  if (areTold) return;
  for (const child of children) child.kill('SIGTERM');
}

// A terminal sends its Ctrl-C to the children as well.
process.on('SIGINT', () => stopAll({ areTold: process.stdin.isTTY }));
process.on('SIGTERM', () => stopAll());

await Promise.race(ends);
process.exitCode = isStopping ? 0 : 1;
stopAll();
await Promise.all(ends);
