import type { FilesAddress } from '../../platform/files-address.ts';
import type { FileStore } from './files-port.ts';
import { openLocalFiles } from './local-files.ts';
import { openTwoStores } from './two-stores.ts';

/** The store at an address. The kit that speaks S3 is loaded only for a bucket. */
export async function openStore(
  address: FilesAddress,
  { isLinking = false }: { isLinking?: boolean } = {},
): Promise<FileStore> {
  if (address.kind === 'folder') return openLocalFiles(address.path);
  const { openS3Files } = await import('./s3/s3-files.ts');
  return openS3Files({ address, isLinking });
}

type FilesConfig = { main: FilesAddress; also?: FilesAddress; isRedirecting: boolean };

/** The file store of the settings. */
export async function openFiles({ main, also, isRedirecting }: FilesConfig): Promise<FileStore> {
  const store = await openStore(main, { isLinking: isRedirecting });
  return also ? openTwoStores(store, await openStore(also)) : store;
}
