import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** A stored picture of a user. */
export type KeptPictureRow = {
  imageId: string;
  sha256: string;
  hasSvg: boolean;
  /** The output that shows it; null for an input picture of runs. */
  outputId: string | null;
  /** Day of the output, else of the picture, in UTC, as in 2026-01-31. */
  day: string;
};

/** A user's pictures, newest first, in one statement, because pictures come and go meanwhile. */
export async function listKeptPictures(
  queryable: Queryable,
  userId: string,
): Promise<KeptPictureRow[]> {
  const { rows } = await queryable.execute<KeptPictureRow>(sql`
    select image.id as "imageId", image.sha256, output.id as "outputId",
      to_char(made.at at time zone 'utc', 'YYYY-MM-DD') as "day",
      exists (
        select from image_companions where image_id = image.id and kind = 'svg'
      ) as "hasSvg"
    from images as image
    left join generations as output on output.image_id = image.id and output.deleted_at is null
    join lateral (select coalesce(output.created_at, image.created_at) as at) as made on true
    where image.user_id = ${userId} and image.deleted_at is null
    order by made.at desc, output.id desc, image.id desc`);
  return rows;
}
