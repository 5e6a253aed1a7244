import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { PackedSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { techPackQuery } from '../api/get-tech-pack.ts';
import type { PackFields } from '../pages/pack.ts';

/** Characters that no name of a file has. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/gu;

type Order = {
  sketches: readonly { sketch: PackedSketch; styleName: string }[];
  fields: PackFields;
  fileName: string;
};

/** Function that saves a tech pack in PDF, the sketch that is being made, and the fault of the last try. */
export function useMaking(onSaved: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const lock = useCallLock();
  const [number, setNumber] = useState<number>();
  const [fault, setFault] = useState<string>();

  const save = async ({ sketches, fields, fileName }: Order): Promise<void> => {
    if (!lock.take()) return;
    setFault(undefined);
    setNumber(1);
    try {
      const { makePack } = await import('./make-pack.ts');
      const find = (id: string) => queries.query({ ...techPackQuery(id), staleTime: 'static' });
      const { file, uncovered } = await makePack({ sketches, fields, find, onSketch: setNumber });
      const name = fileName.normalize('NFC').replace(NOT_IN_NAMES, ' ').trim();
      saveFile(file, `${name || t('techPack.fileName')}.pdf`);
      if (uncovered.length > 0) {
        toast(t('techPack.uncovered', { letters: uncovered.slice(0, 12).join(' ') }));
      }
      onSaved();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setNumber(undefined);
      lock.release();
    }
  };
  return { save: (order: Order) => void save(order), number, fault };
}
