import { MOST_UPLOADS, type RunInput, type ToolId, type UploadField } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ImagesService } from '../images/images.service.ts';
import {
  createInputPreparing,
  type PreparedInput,
  type PrepareInputs,
  type PreparingOptions,
} from './input-preparing.ts';
import {
  findOutputImage,
  insertJobInputs,
  listInputsOfJobs,
  listJobInputs,
  markUsed,
} from './inputs.repository.ts';
import type { JobInput } from './job-input.ts';
import { createPictureReader, type ReaderOptions, type Sender } from './picture-reader.ts';
import { fieldOf, roleOf } from './picture-roles.ts';
import { listUploads } from './uploads.repository.ts';

export type InputsService = ReturnType<typeof createInputsService>;

type Options = Omit<PreparingOptions, 'reader'> &
  ReaderOptions & {
    images: Pick<
      ImagesService,
      'lockFiles' | 'withFiles' | 'register' | 'hold' | 'release' | 'readFile'
    >;
  };

/** A photo that is read and not stored: a file in a field, or one of the user's outputs. */
export type GivenPhoto = { field: string; file: Uint8Array } | { outputId: string };

/** An encoded photo, and its size in pixels. */
export type ReadPhoto = { png: Uint8Array; width: number; height: number };

/** Input pictures of runs. */
export function createInputsService(options: Options) {
  const { database, images } = options;
  const reader = createPictureReader(options);
  const prepare: PrepareInputs = createInputPreparing({ ...options, reader });

  async function readFile(sender: Sender, field: string, file: Uint8Array): Promise<ReadPhoto> {
    const picture = await reader.measure(sender, field, file);
    return reader.inTurn(sender, [picture], () => reader.read(picture));
  }

  async function readOutput(userId: string, outputId: string): Promise<ReadPhoto> {
    const imageId = await findOutputImage(database, userId, outputId);
    if (imageId === undefined) throw new AppError('notFound');
    const { sha256, width, height } = await images.getStored(userId, imageId);
    const png = await images.readFile(sha256);
    if (!png) throw new AppError('notFound');
    return { png, width, height };
  }

  return {
    prepare,

    /**
     * Reads and checks a photo, and stores nothing. Throws as `prepare` does. The same photo gives
     * the same bytes as in a run, so that the engine recognises it there.
     */
    readPhoto: (sender: Sender, given: GivenPhoto): Promise<ReadPhoto> =>
      'file' in given
        ? readFile(sender, given.field, given.file)
        : readOutput(sender.userId, given.outputId),

    /** Runs a transaction that attaches prepared pictures. */
    withFiles: images.withFiles,

    /** Attaches prepared pictures to a new run, in a transaction that `withFiles` runs. */
    async attach(
      tx: Transaction,
      { id: jobId, userId }: { id: string; userId: string },
      inputs: readonly PreparedInput[],
    ): Promise<void> {
      await images.lockFiles(
        tx,
        inputs.map(({ picture }) => picture),
      );
      for (const { role, picture, outputId } of inputs) {
        const imageId = await images.register(tx, userId, picture);
        await markUsed(tx, [imageId]);
        await insertJobInputs(tx, [{ jobId, role, imageId, outputId }]);
      }
    },

    /**
     * Attaches the input pictures of an earlier run to a new one. Throws `uploadGone` when they are
     * no longer kept.
     */
    async share(tx: Transaction, from: { id: string }, to: { id: string }): Promise<void> {
      const all = await listJobInputs(tx, from.id);
      const inputs = all.filter(({ role }) => role !== 'origin');
      for (const { imageId } of inputs) {
        if (!(await images.hold(tx, imageId))) throw new AppError('uploadGone');
      }
      await markUsed(
        tx,
        inputs.map(({ imageId }) => imageId),
      );
      const jobId = to.id;
      const rows = inputs.map(({ role, imageId, outputId }) => ({
        jobId,
        role,
        imageId,
        outputId,
      }));
      await insertJobInputs(tx, rows);
    },

    /** Attaches one of the user's outputs to a new run. Throws `notFound`. */
    async attachOutput(
      tx: Transaction,
      { id: jobId }: { id: string },
      output: { id: string; imageId: string },
    ): Promise<void> {
      const { id: outputId, imageId } = output;
      if (!(await images.hold(tx, imageId))) throw new AppError('notFound');
      await insertJobInputs(tx, [{ jobId, role: 'origin', imageId, outputId }]);
    },

    /** Deletes a run's input pictures that nothing needs any more. */
    async release(tx: Transaction, jobId: string): Promise<void> {
      for (const { imageId } of await listJobInputs(tx, jobId)) await images.release(tx, imageId);
    },

    list: (jobId: string): Promise<JobInput[]> => listJobInputs(database, jobId),

    /**
     * The input pictures of several runs as their owner sees them, by run; no entry for a run
     * without any.
     */
    async describeAll(jobIds: readonly string[]): Promise<Map<string, RunInput[]>> {
      const described = new Map<string, RunInput[]>();
      for (const input of await listInputsOfJobs(database, jobIds)) {
        const known = described.get(input.jobId) ?? [];
        described.set(input.jobId, [...known, ...toRunInput(input)]);
      }
      return described;
    },

    /** The pictures that a user uploaded for runs of some tools, or of all; the latest first. */
    async listUploads(
      userId: string,
      field: UploadField,
      tools?: readonly ToolId[],
    ): Promise<RunInput[]> {
      const filter = { userId, role: roleOf(field), tools };
      const uploads = await listUploads(database, filter, MOST_UPLOADS);
      return uploads.flatMap((upload) =>
        toRunInput({ ...upload, role: filter.role, liveOutputId: null, isGone: false }),
      );
    },

    /** The input pictures of a run as its owner sees them. */
    async describe(jobId: string): Promise<RunInput[]> {
      return (await listJobInputs(database, jobId)).flatMap(toRunInput);
    },
  };
}

type SeenInput = Pick<
  JobInput,
  'role' | 'imageId' | 'width' | 'height' | 'liveOutputId' | 'isGone'
>;

function toRunInput({ role, imageId, width, height, liveOutputId, isGone }: SeenInput): RunInput[] {
  const field = fieldOf(role);
  const image_url = `/api/images/${imageId}`;
  const thumbnail_url = `${image_url}?w=512`;
  const output_image_id = liveOutputId;
  const gone = isGone ? { gone: true as const } : {};
  return field
    ? [{ field, image_url, thumbnail_url, width, height, output_image_id, ...gone }]
    : [];
}
