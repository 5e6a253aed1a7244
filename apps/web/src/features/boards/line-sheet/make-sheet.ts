import type { BoardDetail } from '@toile/contract';
import { loadJpeg } from '../../../lib/pdf/load-jpeg.ts';
import { loadTypefaces } from '../../../lib/pdf/typefaces.ts';
import { composeSheet, type Sheet, type SheetPicture } from './compose-sheet.ts';

/** A board as a line sheet in PDF, with the letters that its typeface lacks. */
export async function makeSheet(
  { board, pictures }: Pick<BoardDetail, 'board' | 'pictures'>,
  words: Pick<Sheet, 'pageLabel' | 'missing'>,
): Promise<{ file: Blob; uncovered: string[] }> {
  const typefaces = await loadTypefaces();
  const loaded: SheetPicture[] = [];
  // One after the other: a hundred pictures at once would fill the memory of a telephone.
  for (const { generation, note } of pictures) {
    loaded.push({ jpeg: await loadJpeg(generation), note });
  }
  const { name: title, note } = board;
  const { pdf, uncovered } = await composeSheet(
    { title, note, pictures: loaded, ...words },
    typefaces,
  );
  return { file: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), uncovered };
}
