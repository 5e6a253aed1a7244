import { createEngines } from './engines.ts';
import { runProcess } from './run-process.ts';

/** The server without a keeper, with a database of its own: for development and tests. */
runProcess(createEngines);
