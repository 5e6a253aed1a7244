import { runProcess } from '../run-process.ts';
import { createSlowEngine } from './slow-engine.ts';

/** The server without a keeper, with a slow engine; `npm run test:faults` starts it. */
runProcess(createSlowEngine);
