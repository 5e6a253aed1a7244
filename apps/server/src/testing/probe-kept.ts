import { runKeptProcess } from '../run-process.ts';
import { exhaustHeap } from './exhaust-heap.ts';
import { createProbeEngine } from './probe-engine.ts';

/** The server under its keeper, with an instant engine; crashes at a test's signal. */
process.on('SIGUSR2', exhaustHeap);
runKeptProcess(() => createProbeEngine());
