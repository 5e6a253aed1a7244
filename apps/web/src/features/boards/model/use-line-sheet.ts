import type { BoardDetail } from '@toile/contract';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Characters that no name of a file has. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/gu;

/** Function that saves a board as a line sheet in PDF; the code that makes it loads then. */
export function useLineSheet(detail: BoardDetail) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const lock = useCallLock();
  const save = async () => {
    if (!lock.take()) return;
    setPending(true);
    try {
      const { makeSheet } = await import('../line-sheet/make-sheet.ts');
      const { file, uncovered } = await makeSheet(detail, {
        pageLabel: (page, total) => t('boards.sheet.page', { page, total }),
        missing: t('boards.imageGone'),
      });
      const name = detail.board.name.normalize('NFC').replace(NOT_IN_NAMES, ' ').trim();
      saveFile(file, `${name || t('boards.sheet.name')}.pdf`);
      if (uncovered.length > 0) {
        toast(t('boards.sheet.uncovered', { letters: uncovered.slice(0, 12).join(' ') }));
      }
    } catch {
      toast.error(t('boards.sheet.failed'));
    } finally {
      setPending(false);
      lock.release();
    }
  };
  return { save: () => void save(), isPending };
}
