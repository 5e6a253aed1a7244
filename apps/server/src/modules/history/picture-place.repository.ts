import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { GenerationRow } from './history.repository.ts';

/** Number of an image in its run, counted from 1, and the run's total. */
export type PicturePlace = { number: number; total: number };

/**
 * The place of a picture in the run that drew it. An enlarged or recoloured picture has the place
 * of its original, deleted or not.
 */
export async function getPicturePlace(
  queryable: Queryable,
  { id }: Pick<GenerationRow, 'id'>,
): Promise<PicturePlace> {
  const { rows } = await queryable.execute<PicturePlace>(sql`
    with recursive made as (
      select job_id, slot, ${madeOf} as parent_id from generations where id = ${id}
      union all
      select generations.job_id, generations.slot, ${madeOf}
      from generations join made on generations.id = made.parent_id
    )
    select slot + 1 as number, total from made join jobs on jobs.id = job_id
    where parent_id is null`);
  const [place] = rows;
  if (!place) throw new Error(`Generation ${id} has no run`);
  return place;
}

const madeOf = sql`coalesce(
  upscaled_from_id, case when choices ? 'recolouring' then generations.origin_id end
)`;
