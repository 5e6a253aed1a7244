import { parseArgs } from 'node:util';
import type { Config } from '../../apps/server/src/platform/config.ts';
import {
  type FilesAddress,
  filesAddressSchema,
  nameOfPlace,
} from '../../apps/server/src/platform/files-address.ts';

export const USAGE = `npm run move-files -- --to <place> [--from <place>] [--verify-all]

Copies every file of a store to another one, and reads each copy back to compare its checksum. The
product may run meanwhile, and the command may be stopped and started again: what is there already is
passed over, with --verify-all after it was read. Nothing is removed from the first store.

A place is a folder, or s3://bucket/prefix?endpoint=…&region=…. --from: FILES_URL unless told, or,
where that is the new place already, FILES_ALSO or DATA_DIR/files.`;

export type MoveOrder = { from: FilesAddress; to: FilesAddress; verifiesAll: boolean };

const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  'verify-all': { type: 'boolean', default: false },
} as const;

const findAddress = (text: string | undefined) => filesAddressSchema.safeParse(text).data;

/** The place that the settings name and that is not the new one. */
function findSource({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>, to: FilesAddress) {
  const folder: FilesAddress = { kind: 'folder', path: `${dataDir}/files` };
  const places = [files.main, files.also ?? folder];
  return places.find((place) => nameOfPlace(place) !== nameOfPlace(to));
}

/** Reads the command's arguments; undefined for those that do not fit. */
export function readMoveOrder(
  args: readonly string[],
  config: Pick<Config, 'files' | 'dataDir'>,
): MoveOrder | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const to = findAddress(values.to);
    if (!to) return undefined;
    const from = values.from === undefined ? findSource(config, to) : findAddress(values.from);
    if (!from || nameOfPlace(from) === nameOfPlace(to)) return undefined;
    return { from, to, verifiesAll: values['verify-all'] };
  } catch {
    return undefined;
  }
}
