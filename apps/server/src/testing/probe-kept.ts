import { runKeptProcess } from '../run-process.ts';
import { exhaustHeap } from './exhaust-heap.ts';
import { createProbeEngine } from './probe-engine.ts';

/** The server under its keeper, with an engine that needs no time; dies when a test wants it. */
process.on('SIGUSR2', exhaustHeap);
runKeptProcess(() => createProbeEngine());
