import { runProcess } from '../run-process.ts';
import { createProbeEngine } from './probe-engine.ts';

/** The whole program with an instant engine; tests start it as a process. */
runProcess(() => createProbeEngine());
