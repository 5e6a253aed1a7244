import { createEngines } from './engines.ts';
import { runKeptProcess } from './run-process.ts';

/** The server as its keeper starts it. */
runKeptProcess(createEngines);
