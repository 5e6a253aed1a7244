import { runKeptProcess } from '../run-process.ts';
import { exhaustHeap } from './exhaust-heap.ts';
import { createSlowEngine } from './slow-engine.ts';

/** The server under its keeper, with a slow engine; crashes at a signal. */
process.on('SIGUSR2', exhaustHeap);
runKeptProcess(createSlowEngine);
