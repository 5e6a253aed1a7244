import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import { openStore } from '../../apps/server/src/adapters/files/open-files.ts';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { type FilesAddress, nameOfPlace } from '../../apps/server/src/platform/files-address.ts';

type Say = (line: string) => void;

const TRIAL_BYTES = 2000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Every step that the product takes, with a file of its own that it removes again. */
async function tryFile(files: FileStore): Promise<void> {
  const content = randomBytes(TRIAL_BYTES);
  const { sha256 } = await files.put(content);
  try {
    await files.put(content);
    const opened = await files.open(sha256);
    const read = opened && (await buffer(opened.stream));
    if (!read?.equals(content)) throw new Error('A file was not read as it was written');
    const part = await files.open(sha256, undefined, { start: TRIAL_BYTES - 1 });
    if (part?.bytes !== 1) throw new Error('The file store does not give parts of files');
    part.stream.destroy();
    await tryLink(files, { sha256, content });
  } finally {
    await files.remove(sha256);
  }
  if (await files.has(sha256)) throw new Error('A file that was removed is still there');
}

/** Fetches a file as a browser does, where the settings have browsers fetch from the store. */
async function tryLink(
  { links }: FileStore,
  { sha256, content }: { sha256: string; content: Buffer },
): Promise<void> {
  if (!links) return;
  const link = await links.find(sha256, { mediaType: 'image/png', disposition: 'inline' });
  const answer = await fetch(link ?? '').catch((cause: unknown) => {
    throw new Error(`Signed addresses lead to ${links.origin}, which does not answer`, { cause });
  });
  const given = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !given.equals(content)) {
    throw new Error(`A signed address of ${links.origin} answers ${answer.status}`);
  }
}

async function examine(
  address: FilesAddress,
  { isLinking, say }: { isLinking: boolean; say: Say },
): Promise<boolean> {
  say(`Pictures (${nameOfPlace(address)})`);
  const startedAt = performance.now();
  try {
    const files = await openStore(address, { isLinking });
    try {
      await tryFile(files);
    } finally {
      files.close();
    }
    const ms = Math.round(performance.now() - startedAt);
    const how = isLinking ? ', also by a signed address' : '';
    say(`  written, read${how} and removed in ${ms} ms`);
    return true;
  } catch (error) {
    say(`  NOT KEPT: ${reasonOf(error)}`);
    return false;
  }
}

/** Looks at the places of pictures: whether files are written, found, read and removed there. */
export async function examineFiles({ files }: Pick<Config, 'files'>, say: Say): Promise<boolean> {
  const isMainWell = await examine(files.main, { isLinking: files.isRedirecting, say });
  if (!files.also) return isMainWell;
  return (await examine(files.also, { isLinking: false, say })) && isMainWell;
}
