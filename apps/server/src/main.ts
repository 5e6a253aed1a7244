import { runProcess } from './run-process.ts';
import { createStudioEngine } from './studio-engine.ts';

/** The server by itself, with a database of its own: for development and tests. */
runProcess(createStudioEngine);
