import { fileURLToPath } from 'node:url';
import { keepProcess } from '../keeper/keep-process.ts';

/** The keeper of a server with an instant engine; tests start it as a process. */
keepProcess(fileURLToPath(new URL('./probe-kept.ts', import.meta.url)));
