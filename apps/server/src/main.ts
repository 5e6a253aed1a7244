import { createEngine } from '@toile/engines';
import { runProcess } from './run-process.ts';

runProcess((config) => createEngine('studio', config));
