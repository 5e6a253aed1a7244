import { createEngines } from './engines.ts';
import { runKeptProcess } from './run-process.ts';

/** The server under its keeper. */
runKeptProcess(createEngines);
