import { runKeptProcess } from '../run-process.ts';
import { exhaustHeap } from './exhaust-heap.ts';
import { createSlowEngine } from './slow-engine.ts';

/** The server under its keeper, with an engine that takes its time; dies when it is told to. */
process.on('SIGUSR2', exhaustHeap);
runKeptProcess(createSlowEngine);
