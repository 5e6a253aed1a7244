import type { Readable } from 'node:stream';
import type { ExportQuery } from '@toile/contract';
import type { getTool } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { FairGate } from '../../platform/fair-gate.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import type { ImagesService } from '../images/images.service.ts';
import { findGeneration, type GenerationRow } from './history.repository.ts';
import { isPrint, readPrintOrder, workBytesOf } from './print-order.ts';
import { printTile } from './print-tile.ts';

/** Print files per user. */
const PRINTS: RateLimit = { name: 'print', limit: 30, windowSeconds: 60 };

/** A file to send: its content, its length in bytes, and its name. */
type ExportedFile = { content: Readable | Buffer; bytes: number; fileName: string };

type Services = {
  database: Database;
  rateLimiter: RateLimiter;
  images: Pick<ImagesService, 'getOwn' | 'open' | 'openSvg' | 'readFile' | 'findLink'>;
  getTool: typeof getTool;
  pictureTurns: FairGate;
};

export type ExportService = ReturnType<typeof createExportService>;

/** Exports of outputs as files. */
export function createExportService(services: Services) {
  const { database, rateLimiter, images, getTool, pictureTurns } = services;

  async function print(
    row: GenerationRow,
    query: ExportQuery,
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    if (getTool(row.tool).isTiled !== true) throw new AppError('notATile');
    const order = readPrintOrder(row, query);
    await rateLimiter.take(PRINTS, row.userId);
    const { sha256 } = await images.getOwn(row.userId, row.imageId);
    const turn = { userId: row.userId, size: workBytesOf(row, order), signal };
    const content = await pictureTurns(turn, async () => {
      // Read within the turn, so that waiting requests hold no picture.
      const png = await images.readFile(sha256);
      if (!png) throw new AppError('notFound');
      return printTile(png, order);
    });
    return { content, bytes: content.length, fileName: order.fileName };
  }

  return {
    /**
     * A short-lived address at the file store of an output's own file; undefined where the API has
     * to send it. Throws `notFound`.
     */
    async findLink(
      { userId, id }: { userId: string; id: string },
      query: ExportQuery,
    ): Promise<string | undefined> {
      if (isPrint(query) || query.format !== 'png') return undefined;
      const row = await findGeneration(database, userId, id);
      if (!row) throw new AppError('notFound');
      const image = await images.getOwn(userId, row.imageId);
      const disposition = 'attachment; filename=result.png';
      return images.findLink(image, { mediaType: image.mediaType, disposition });
    },

    /**
     * The file of an output in a format, or a tile at its physical size. Throws `notFound`, also
     * for a format that the output does not have; `notATile`; `invalidRequest` for a file that
     * would be too large; `tooManyRequests`, also when too many wait; `abandoned` when the signal
     * aborts before its turn.
     */
    async open(
      { userId, id }: { userId: string; id: string },
      query: ExportQuery,
      signal: AbortSignal,
    ): Promise<ExportedFile> {
      const row = await findGeneration(database, userId, id);
      if (!row) throw new AppError('notFound');
      if (isPrint(query)) return print(row, query, signal);
      const { stream, bytes } =
        query.format === 'svg'
          ? await images.openSvg(row.imageId)
          : await images.open(await images.getOwn(userId, row.imageId));
      return { content: stream, bytes, fileName: `result.${query.format}` };
    },
  };
}
