import {
  type DownloadAnswer,
  type GenerationDetails,
  type GenerationList,
  paginate,
  type VoteValue,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { BoardsService } from '../boards/boards.service.ts';
import type { EngineChoice } from '../engines/engine-choice.ts';
import { deleteWithWords } from '../generations/forgetting/delete-with-words.ts';
import {
  toGeneration,
  withOtherSize,
  withOtherSizes,
} from '../generations/outputs/generation-answer.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { InputsService } from '../inputs/inputs.service.ts';
import { toGenerationDetails } from './generation-details.ts';
import {
  clearVote,
  countGenerations,
  findGeneration,
  type HistoryFilter,
  listGenerations,
  listLineage,
  markDeleted,
  markDownloaded,
  setVote,
  toggleFavourite,
  unmarkUpscaled,
} from './history.repository.ts';
import { getPicturePlace } from './picture-place.repository.ts';

export type HistoryService = {
  /** A page of a user's generations, newest first. A page past the end becomes the last one. */
  list: (
    filter: HistoryFilter,
    asked: { page: number; pageSize: number },
  ) => Promise<GenerationList>;
  /** Throws notFound, as all methods below do, for an output that is deleted or another user's. */
  getDetails: (userId: string, id: string) => Promise<GenerationDetails>;
  /** Records that an image was downloaded, and returns its address. */
  download: (userId: string, id: string) => Promise<DownloadAnswer>;
  /** Toggles a favourite; returns its new state. */
  toggleFavourite: (userId: string, id: string) => Promise<boolean>;
  /** Records a user's vote on an output; returns the id by which the vote is undone. */
  vote: (userId: string, id: string, value: VoteValue) => Promise<string>;
  undoVote: (userId: string, voteId: string) => Promise<void>;
  /**
   * Deletes a generation and, once nothing needs them, its file, its words and its input pictures;
   * it leaves its boards.
   */
  remove: (userId: string, id: string) => Promise<void>;
  /** Deletes several, each for itself; returns how many were there. Throws notFound where none is. */
  removeAll: (userId: string, ids: readonly string[]) => Promise<number>;
};

export function createHistoryService(options: {
  database: Database;
  images: Pick<ImagesService, 'release' | 'listFormats'>;
  inputs: Pick<InputsService, 'release' | 'describe'>;
  boards: Pick<BoardsService, 'forgetOutput'>;
  engineChoice: Pick<EngineChoice, 'nameOf'>;
}): HistoryService {
  const { database, images, inputs, boards, engineChoice } = options;

  /** Deletes one; false where it is absent. */
  const removeOne = (userId: string, id: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const found = await findGeneration(tx, userId, id);
      const row =
        found && (await deleteWithWords(tx, found.jobId, () => markDeleted(tx, userId, id)));
      if (row === undefined) return false;
      if (row.upscaledFromId !== null) await unmarkUpscaled(tx, row.upscaledFromId);
      await boards.forgetOutput(tx, id);
      await images.release(tx, row.imageId);
      await inputs.release(tx, row.jobId);
      return true;
    });

  return {
    list: async (filter, { page, pageSize }) => {
      const total = await countGenerations(database, filter);
      const pagination = paginate({ page, pageSize, total });
      const offset = (pagination.current_page - 1) * pageSize;
      const rows = await listGenerations(database, filter, { offset, limit: pageSize });
      return { generation_data: await withOtherSizes(database, rows), pagination };
    },

    getDetails: async (userId, id) => {
      const row = orNotFound(await findGeneration(database, userId, id));
      return toGenerationDetails(row, {
        generation: await withOtherSize(database, row),
        engineName: engineChoice.nameOf(row.engine),
        place: await getPicturePlace(database, row),
        lineage: await listLineage(database, row),
        inputs: await inputs.describe(row.jobId),
        formats: await images.listFormats(row.imageId),
      });
    },

    download: async (userId, id) => {
      const row = orNotFound(await markDownloaded(database, userId, id));
      return { downloaded: true, download_url: `${toGeneration(row).image_url}?download=1` };
    },

    toggleFavourite: async (userId, id) => orNotFound(await toggleFavourite(database, userId, id)),

    vote: async (userId, id, value) => orNotFound(await setVote(database, { userId, id, value })),

    undoVote: async (userId, voteId) => {
      if (!(await clearVote(database, userId, voteId))) throw new AppError('notFound');
    },

    remove: async (userId, id) => {
      if (!(await removeOne(userId, id))) throw new AppError('notFound');
    },

    removeAll: async (userId, ids) => {
      let removed = 0;
      for (const id of new Set(ids)) {
        if (await removeOne(userId, id)) removed += 1;
      }
      if (removed === 0) throw new AppError('notFound');
      return removed;
    },
  };
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('notFound');
  return found;
}
