import { generationAnswerSchema } from '@toile/contract';
import { DIGITAL_SOURCE_TYPES, readPngXmp } from '@toile/raster';
import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/platform/database.ts';
import {
  faultsOfAnswer,
  tracesIn,
} from '../../apps/server/src/testing/uploads/kept-picture-faults.ts';
import type { UploadCase } from '../../apps/server/src/testing/uploads/upload-case.ts';
import type { OrderAnswer, Visitor } from './visitor.ts';

/** A way of a file into the product: the other fields of its order. */
export type Way = {
  name: string;
  /** The field with the file. */
  field: 'source_image' | 'original_target_image';
  fields: Readonly<Record<string, string | Uint8Array>>;
  /** True: the run is drawn to its end, and its output is examined. */
  isDrawn: boolean;
};

export type Outcome = { name: string; status: number; outputs: number; faults: string[] };

type Try = { database: Database; visitor: Visitor; way: Way; one: UploadCase };

async function findKeptId(database: Database, jobId: string, role: string) {
  const { rows } = await database.execute<{ id: string }>(sql`
    select image_id as id from job_inputs where job_id = ${jobId} and role = ${role}`);
  return rows[0]?.id;
}

async function faultsOfPaths(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const { status } = await visitor.fetch(path);
    if (status !== 200) faults.push(`${path.replace(/[\da-f-]{36}/, '…')} answers ${status}`);
  }
  return faults;
}

/** Faults of an output's source type: a mark of a trained model in an input must stay in it. */
function markerFaults(png: Uint8Array, { marker }: UploadCase): string[] {
  const term = readPngXmp(png)?.split(DIGITAL_SOURCE_TYPES)[1]?.split('"')[0] ?? 'nothing';
  if (marker === undefined) return term.startsWith('compositeWith') ? [`says ${term}`] : [];
  return term === 'compositeWithTrainedAlgorithmicMedia' ? [] : [`says ${term}`];
}

async function faultsOfOutput(visitor: Visitor, id: string, one: UploadCase): Promise<string[]> {
  const details = await visitor.fetch(`/api/get-generation/${id}/`);
  const text = new TextDecoder().decode(details.bytes);
  const { image_url } = generationAnswerSchema.parse(JSON.parse(text)).generation_data;
  const { bytes } = await visitor.fetch(image_url);
  const faults = [...(await tracesIn(bytes)), ...markerFaults(bytes, one)];
  const paths = [`${image_url}?w=512`, `/api/export-image/${id}/?format=png`];
  return [...faults.map((fault) => `output ${fault}`), ...(await faultsOfPaths(visitor, paths))];
}

async function lookAtRun(one: Try, jobId: string) {
  const { visitor, way } = one;
  if (!way.isDrawn) {
    const status = await visitor.cancel(jobId);
    // It may have been drawn meanwhile.
    return { outputs: 0, faults: [200, 409].includes(status) ? [] : [`cancel answers ${status}`] };
  }
  const outputs = await visitor.follow(jobId);
  const faults = await Promise.all(outputs.map((id) => faultsOfOutput(visitor, id, one.one)));
  return { outputs: outputs.length, faults: faults.flat() };
}

async function lookAtKept({ database, visitor, way, one }: Try, answer: OrderAnswer) {
  if (!answer.jobId) return { faults: await faultsOfAnswer(one, answer) };
  const role = way.field === 'source_image' ? 'source' : 'target';
  const id = await findKeptId(database, answer.jobId, role);
  const { bytes: kept } = await visitor.fetch(`/api/images/${id}`);
  const widths = [256, 512, 1024].map((width) => `/api/images/${id}?w=${width}`);
  return {
    faults: [
      ...(await faultsOfAnswer(one, { status: answer.status, kept })),
      ...(await faultsOfPaths(visitor, widths)),
    ],
  };
}

/** Sends a file, and examines everything that results from it. */
export async function tryUpload(one: Try): Promise<Outcome> {
  const { visitor, way } = one;
  const answer = await visitor.order({ ...way.fields, [way.field]: one.one.file });
  const { faults } = await lookAtKept(one, answer);
  const run = answer.jobId ? await lookAtRun(one, answer.jobId) : { outputs: 0, faults: [] };
  const name = `${one.one.name}, ${way.name}`;
  return { name, ...answer, outputs: run.outputs, faults: [...faults, ...run.faults] };
}
