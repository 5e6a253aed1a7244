import { drawingReadAsSchema, type Generation, type OtherSize } from '@toile/contract';
import type { Queryable } from '../../../platform/database.ts';
import type { GenerationRow } from './generations.repository.ts';
import { listOtherSizes } from './other-sizes.repository.ts';

/** A delivered image in the API's form, with the same picture in its other size. */
export function toGeneration(row: GenerationRow, otherSize?: GenerationRow): Generation {
  return {
    ...pictureOf(row),
    type: row.tool,
    timestamp: row.createdAt.toISOString(),
    upscaled: row.upscaled,
    favourite: row.favourite,
    voted: row.voted,
    upscaled_from_id: row.upscaledFromId,
    other_size: otherSize ? pictureOf(otherSize) : null,
    prompt: row.prompt,
    unread: row.unread,
    engine: row.engine,
    job_id: row.jobId,
    ...readAs(row),
    ...colourwayOf(row),
  };
}

function readAs({ choices }: GenerationRow): Pick<Generation, 'read_as'> {
  const { data } = drawingReadAsSchema.safeParse(choices.readAs);
  return data ? { read_as: data } : {};
}

function colourwayOf({ choices }: GenerationRow): Pick<Generation, 'colourway'> {
  const { recolouring, colourway } = choices;
  if (recolouring === undefined || typeof colourway !== 'string') return {};
  return { colourway: colourway.split(' ') };
}

/** A delivered image with its present other size. */
export async function withOtherSize(queryable: Queryable, row: GenerationRow): Promise<Generation> {
  return toGeneration(row, (await listOtherSizes(queryable, [row])).get(row.id));
}

/** Delivered images of one user, in the order of their rows. */
export async function withOtherSizes(
  queryable: Queryable,
  rows: readonly GenerationRow[],
): Promise<Generation[]> {
  const otherSizes = await listOtherSizes(queryable, rows);
  return rows.map((row) => toGeneration(row, otherSizes.get(row.id)));
}

function pictureOf(row: GenerationRow): OtherSize {
  const imageUrl = `/api/images/${row.imageId}`;
  return {
    output_image_id: row.id,
    image_id: row.imageId,
    image_url: imageUrl,
    thumbnail_url: `${imageUrl}?w=512`,
    width: row.width,
    height: row.height,
    downloaded: row.downloaded,
    seam: row.seam,
  };
}
