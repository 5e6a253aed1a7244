import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { type Archive, openArchive } from '../../../platform/open-archive.ts';
import { createTally } from '../../../platform/tally.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { LostFileError } from '../../images/lost-file-error.ts';
import { findGenerations, type GenerationRow, markAllDownloaded } from '../history.repository.ts';
import { nameOutputs } from './picture-names.ts';

const AT_ONCE_OF_USER = 2;
const BUSY_RETRY_AFTER_SECONDS = 10;

type Services = {
  database: Database;
  log: Log;
  images: Pick<ImagesService, 'getOwn' | 'open'>;
};

export type SelectionArchives = ReturnType<typeof createSelectionArchives>;

/** ZIPs of outputs that a user has chosen, written while they are read. */
export function createSelectionArchives({ database, log, images }: Services) {
  const enter = createTally(AT_ONCE_OF_USER);

  /** Adds an output's file; one that was deleted meanwhile, or is lost, is left out. */
  async function addOutput(archive: Archive, row: GenerationRow, name: string): Promise<void> {
    try {
      const { stream } = await images.open(await images.getOwn(row.userId, row.imageId));
      await archive.addPicture(`${name}.png`, stream);
    } catch (error) {
      if (error instanceof AppError && error.error === 'notFound') return;
      if (!(error instanceof LostFileError)) throw error;
      log.error({ err: error, imageId: row.imageId }, 'The archive of a selection lacks a picture');
    }
  }

  async function fill(archive: Archive, rows: readonly GenerationRow[]): Promise<void> {
    const names = nameOutputs(rows);
    for (const [at, row] of rows.entries()) await addOutput(archive, row, names[at] ?? row.id);
    archive.end();
  }

  return {
    /**
     * Opens the archive of outputs, in the order of their ids, and marks them as downloaded. Absent
     * ones are left out. A failure on the way destroys the stream; `signal` ends it.
     * @throws AppError notFound where none is there; tooManyRequests while two are under way.
     */
    async open(userId: string, ids: readonly string[], signal: AbortSignal): Promise<Readable> {
      const leave = enter(userId);
      if (!leave) {
        const seconds = BUSY_RETRY_AFTER_SECONDS;
        throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
      }
      try {
        const found = await findGenerations(database, userId, ids);
        const rows = sortByIds(found, ids);
        if (rows.length === 0) throw new AppError('notFound');
        await markAllDownloaded(
          database,
          userId,
          rows.map(({ id }) => id),
        );
        const archive = openArchive(signal);
        fill(archive, rows).catch(archive.fail).finally(leave);
        return archive.content;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

function sortByIds(rows: readonly GenerationRow[], ids: readonly string[]): GenerationRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
