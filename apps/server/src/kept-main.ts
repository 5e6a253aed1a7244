import { runKeptProcess } from './run-process.ts';
import { createStudioEngine } from './studio-engine.ts';

/** The server as its keeper starts it. */
runKeptProcess(createStudioEngine);
