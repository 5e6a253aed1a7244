import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { generations, imageCompanions, images, jobInputs } from '../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { JobInput } from './job-input.ts';

export async function insertJobInputs(
  tx: Transaction,
  rows: readonly (typeof jobInputs.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(jobInputs).values([...rows]);
}

/** Records that pictures are used as uploads now. */
export async function markUsed(tx: Transaction, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await tx
    .update(images)
    .set({ usedAt: sql`now()` })
    .where(inArray(images.id, [...imageIds]));
}

/** The input pictures of a run, always in the same order. */
export function listJobInputs(queryable: Queryable, jobId: string): Promise<JobInput[]> {
  return listInputsOfJobs(queryable, [jobId]);
}

/** The input pictures of several runs, each run's always in the same order. */
export async function listInputsOfJobs(
  queryable: Queryable,
  jobIds: readonly string[],
): Promise<(JobInput & { jobId: string })[]> {
  const isItsRegionMap = and(
    eq(imageCompanions.imageId, images.id),
    eq(imageCompanions.kind, 'region-map'),
  );
  return queryable
    .select({
      jobId: jobInputs.jobId,
      role: jobInputs.role,
      imageId: jobInputs.imageId,
      outputId: jobInputs.outputId,
      liveOutputId: sql<
        string | null
      >`case when ${isNull(generations.deletedAt)} then ${generations.id} end`,
      isGone: sql<boolean>`${images.deletedAt} is not null`,
      sha256: images.sha256,
      width: images.width,
      height: images.height,
      digitalSourceType: images.digitalSourceType,
      model: generations.model,
      regionMapSha256: imageCompanions.sha256,
    })
    .from(jobInputs)
    .innerJoin(images, eq(images.id, jobInputs.imageId))
    .leftJoin(imageCompanions, isItsRegionMap)
    .leftJoin(generations, eq(generations.id, jobInputs.outputId))
    .where(inArray(jobInputs.jobId, [...jobIds]))
    .orderBy(asc(jobInputs.imageId), asc(jobInputs.role));
}

/** The picture of a user's own output, unless it was deleted. */
export async function findOutputImage(
  queryable: Queryable,
  userId: string,
  outputId: string,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ imageId: generations.imageId })
    .from(generations)
    .where(
      and(
        eq(generations.id, outputId),
        eq(generations.userId, userId),
        isNull(generations.deletedAt),
      ),
    );
  return row?.imageId;
}
