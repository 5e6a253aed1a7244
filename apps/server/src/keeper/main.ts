import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepProcess } from './keep-process.ts';

const server = new URL(`../kept-main${extname(import.meta.url)}`, import.meta.url);
keepProcess(fileURLToPath(server));
