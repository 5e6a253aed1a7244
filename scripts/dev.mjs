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

const children = [[...SERVER, ...process.argv.slice(2)], WEB].map((args) =>
  spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }),
);
const ends = children.map((child) => once(child, 'exit'));

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

const [code] = await Promise.race(ends);
stopAll();
await Promise.all(ends);
process.exitCode = code ?? 0;
