import type { ToolId } from '@toile/contract';
import type { ImageRole } from '@toile/tools';
import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { images, jobInputs, jobs } from '../../db/schema/index.ts';
import type { Queryable } from '../../platform/database.ts';

/** Filter of a user's uploads: their role in the runs, and the tools of those. */
export type UploadsFilter = { userId: string; role: ImageRole; tools?: readonly ToolId[] };

/** An uploaded picture that an earlier run was given. */
type Upload = { imageId: string; width: number; height: number };

/** The pictures that a user uploaded for earlier runs, the latest used first. */
export function listUploads(
  queryable: Queryable,
  { userId, role, tools }: UploadsFilter,
  limit: number,
): Promise<Upload[]> {
  const { sha256, width, height } = images;
  // The same file may have been uploaded several times, each under an id of its own.
  const imageId = sql<string>`(array_agg(${images.id} order by ${jobs.createdAt} desc))[1]`;
  return queryable
    .select({ imageId, width, height })
    .from(jobInputs)
    .innerJoin(jobs, eq(jobs.id, jobInputs.jobId))
    .innerJoin(images, eq(images.id, jobInputs.imageId))
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobInputs.role, role),
        isNull(jobInputs.outputId),
        isNull(images.deletedAt),
        tools && inArray(jobs.tool, [...tools]),
      ),
    )
    .groupBy(sha256, width, height)
    .orderBy(desc(max(jobs.createdAt)), sha256)
    .limit(limit);
}
