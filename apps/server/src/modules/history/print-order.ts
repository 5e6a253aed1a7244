import {
  DEFAULT_REPEAT_CM,
  dpiOf,
  EXPORT_MAX_PIXELS,
  type ExportQuery,
  en,
  formatMessage,
  pixelsOf,
  printFileName,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { GenerationRow } from './history.repository.ts';

/** A tile's print: its file, its size and its resolution. */
export type PrintOrder = {
  format: ExportQuery['format'];
  /** Size of one tile, in pixels. */
  width: number;
  height: number;
  /** Width of one tile on the cloth. */
  repeatCm: number;
  dpi: number;
  /** Tiles per side. */
  tiles: 1 | 3;
  /** Name of the file that is sent. */
  fileName: string;
};

/** True for an export with a physical size. Any other export is the stored file. */
export const isPrint = ({ format, repeat_cm, dpi, tiles }: ExportQuery): boolean =>
  format === 'tiff' || tiles === '3' || repeat_cm !== undefined || dpi !== undefined;

/** The print order of one tile. Throws `invalidRequest` for a file that would be too large. */
export function readPrintOrder(row: GenerationRow, query: ExportQuery): PrintOrder {
  const repeatCm = query.repeat_cm ?? row.settings?.repeatCm ?? DEFAULT_REPEAT_CM;
  const dpi = query.dpi ?? dpiOf(row.width, repeatCm);
  const width = query.dpi === undefined ? row.width : pixelsOf(repeatCm, query.dpi);
  const height = Math.max(1, Math.round((width * row.height) / row.width));
  const tiles = query.tiles === '3' ? 3 : 1;
  refuseTooLarge(width * tiles, height * tiles);
  const order = { format: query.format, width, height, repeatCm, dpi, tiles } as const;
  return { ...order, fileName: fileNameOf(row, order) };
}

/**
 * Memory in bytes that making the file takes: nine tiles of the present size, and the new pixels
 * both raw and encoded.
 */
export function workBytesOf(
  row: Pick<GenerationRow, 'width' | 'height'>,
  { width, height, tiles }: PrintOrder,
): number {
  return 27 * row.width * row.height + 4 * width * height * tiles ** 2;
}

function refuseTooLarge(width: number, height: number): void {
  if (width * height <= EXPORT_MAX_PIXELS) return;
  const message = formatMessage(en.validation.exportTooLarge, { width, height });
  throw new AppError('invalidRequest', { fields: { dpi: [message] } });
}

/** The name tells the content and the print. */
function fileNameOf(row: GenerationRow, order: Omit<PrintOrder, 'fileName'>): string {
  const repeat = row.settings?.repeat ?? row.choices.repeat ?? '';
  return printFileName({ prompt: row.prompt, repeat, ...order });
}
