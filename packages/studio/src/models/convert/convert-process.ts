/**
 * A process that converts one model: takes it out of an archive and writes it as ONNX. The server
 * starts it, so that no archive is unpacked in the server's own process.
 */
import { writeFile } from 'node:fs/promises';
import { TAKERS } from './takers.ts';

const [id = '', archive = '', target = ''] = process.argv.slice(2);
const take = TAKERS.get(id);
if (!take) throw new Error(`Nothing converts the model "${id}"`);
await writeFile(target, await take(archive), { flush: true });
