import { createEngines } from './engines.ts';
import { runProcess } from './run-process.ts';

/** The server by itself, with a database of its own: for development and tests. */
runProcess(createEngines);
