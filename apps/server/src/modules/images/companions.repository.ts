import { and, eq } from 'drizzle-orm';
import { imageCompanions } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type Companion = Pick<typeof imageCompanions.$inferSelect, 'kind' | 'sha256' | 'bytes'>;

export async function insertCompanions(
  tx: Transaction,
  imageId: string,
  companions: readonly Companion[],
): Promise<void> {
  if (companions.length === 0) return;
  await tx
    .insert(imageCompanions)
    .values(companions.map(({ kind, sha256, bytes }) => ({ imageId, kind, sha256, bytes })));
}

export async function listCompanions(queryable: Queryable, imageId: string): Promise<Companion[]> {
  return queryable
    .select({
      kind: imageCompanions.kind,
      sha256: imageCompanions.sha256,
      bytes: imageCompanions.bytes,
    })
    .from(imageCompanions)
    .where(eq(imageCompanions.imageId, imageId));
}

export async function findCompanion(
  queryable: Queryable,
  imageId: string,
  kind: Companion['kind'],
): Promise<Companion | undefined> {
  const [row] = await queryable
    .select()
    .from(imageCompanions)
    .where(and(eq(imageCompanions.imageId, imageId), eq(imageCompanions.kind, kind)));
  return row;
}
