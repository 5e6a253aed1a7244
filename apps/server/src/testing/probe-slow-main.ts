import { runProcess } from '../run-process.ts';
import { createSlowEngine } from './slow-engine.ts';

/** The server by itself, with an engine that takes its time; `npm run test:faults` starts it. */
runProcess(createSlowEngine);
