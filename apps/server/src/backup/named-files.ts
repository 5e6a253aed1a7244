import { sql } from 'drizzle-orm';
import type { WantedFile } from './copy-files.ts';
import { transactAlone } from './one-connection.ts';

/** Query for the stored files of all pictures that were not deleted, each once. */
export const NAMED_FILES = `
  select sha256, bytes from images where deleted_at is null
  union
  select c.sha256, c.bytes from image_companions c join images on images.id = c.image_id
  where images.deleted_at is null`;

const PAGE_ROWS = 5000;

/** The stored files that the rows of a database name now, page by page. */
export async function* listNamedFiles(url: string): AsyncGenerator<WantedFile> {
  for (let after = ''; ; ) {
    const { rows } = await transactAlone(url, undefined, (tx) =>
      tx.execute<WantedFile>(sql`
        select sha256, max(bytes)::float as bytes from (${sql.raw(NAMED_FILES)}) as named
        where sha256 > ${after} group by sha256 order by sha256 limit ${PAGE_ROWS}`),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = last.sha256;
  }
}
