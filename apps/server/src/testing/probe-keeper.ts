import { fileURLToPath } from 'node:url';
import { keepProcess } from '../keeper/keep-process.ts';

/** The keeper of a server with an engine that needs no time; tests start it as a process. */
keepProcess(fileURLToPath(new URL('./probe-kept.ts', import.meta.url)));
