import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database.ts';

/** Names under which settings of any version keep places within a photo. */
const PLACES = ['mask_coordinates', 'maskCoordinates', 'reposition'];

/** Erases the places that users marked in pictures which are no longer kept, from runs and outputs. */
export async function forgetPlaces(tx: Transaction, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  const places = sql`${sql.param(PLACES)}::text[]`;
  const ofTheirs = sql`(
    select job_id from job_inputs where image_id = any(${sql.param([...imageIds])}))`;
  await tx.execute(sql`
    update jobs set settings = settings - ${places}
    where id in ${ofTheirs} and settings ?| ${places}`);
  await tx.execute(sql`
    update generations set settings = settings - ${places}
    where job_id in ${ofTheirs} and settings ?| ${places}`);
}
