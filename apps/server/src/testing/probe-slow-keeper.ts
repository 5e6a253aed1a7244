import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepProcess } from '../keeper/keep-process.ts';

/** The keeper of a server with a slow engine; `npm run test:faults` starts it, compiled. */
const server = new URL(`./probe-slow-kept${extname(import.meta.url)}`, import.meta.url);
keepProcess(fileURLToPath(server));
