import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { generations, images } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export type Image = typeof images.$inferSelect;

export async function insertImage(
  tx: Transaction,
  image: typeof images.$inferInsert,
): Promise<Image> {
  const [row] = await tx.insert(images).values(image).returning();
  if (!row) throw new Error('An image was not written');
  return row;
}

/** A user's own picture, unless it was deleted. */
export async function findOwnImage(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<Image | undefined> {
  const [row] = await queryable
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId), isNull(images.deletedAt)));
  return row;
}

/** The existing output that shows a picture, if any. */
export async function findOutputOf(
  queryable: Queryable,
  imageId: string,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.imageId, imageId), isNull(generations.deletedAt)))
    .limit(1);
  return row?.id;
}

/**
 * The user's picture with this file or these pixels: preferably one with a region map, then one of
 * an output, then the latest.
 */
export async function findLikeImage(
  queryable: Queryable,
  userId: string,
  { sha256, pixelsSha256 }: { sha256: string; pixelsSha256: string | null },
): Promise<Image | undefined> {
  const hasRegionMap = sql`exists (
    select from image_companions c where c.image_id = ${images.id} and c.kind = 'region-map')`;
  const isShown = sql`exists (
    select from generations g where g.image_id = ${images.id} and g.deleted_at is null)`;
  const hasPixels = pixelsSha256 === null ? undefined : eq(images.pixelsSha256, pixelsSha256);
  const isLike = or(eq(images.sha256, sha256), hasPixels);
  const [row] = await queryable
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isNull(images.deletedAt), isLike))
    .orderBy(desc(hasRegionMap), desc(isShown), desc(images.createdAt))
    .limit(1);
  return row;
}

/** Locks a picture for this transaction; false when it was deleted. */
export async function lockImage(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), isNull(images.deletedAt)))
    .for('update');
  return rows.length === 1;
}
