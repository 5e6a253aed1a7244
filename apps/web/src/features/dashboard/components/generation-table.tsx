import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { GenerationRow } from './generation-row.tsx';

type GenerationTableProps = {
  generations: readonly Generation[];
  /** Opens a picture; with `startId`, that one first. */
  onOpen: (id: string, startId?: string) => void;
  onDelete: (id: string) => void;
};

/** A table on wide screens, cards on narrow ones. */
export function GenerationTable({ generations, onOpen, onDelete }: GenerationTableProps) {
  const { t } = useTranslation();
  const { save, savingId } = useSaveImage();
  return (
    <table aria-labelledby="generations-title" className="w-full text-left max-md:block">
      <thead className="border-y border-hairline max-md:sr-only">
        <tr className="annotation text-sm *:py-2 *:font-normal">
          <th scope="col" className="w-34">
            {t('dashboard.columnImage')}
          </th>
          <th scope="col" className="px-4!">
            {t('dashboard.columnType')}
          </th>
          <th scope="col" className="px-4!">
            {t('dashboard.columnTime')}
          </th>
          <th scope="col" className="text-right">
            {t('dashboard.columnActions')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3 sm:max-md:grid-cols-1">
        {generations.map((generation) => {
          const id = generation.output_image_id;
          return (
            <GenerationRow
              key={id}
              generation={generation}
              all={generations}
              saving={savingId === id}
              onOpen={() => onOpen(id)}
              onOpenOther={(otherId) => onOpen(id, otherId)}
              onSave={() => save(id)}
              onDelete={() => onDelete(id)}
            />
          );
        })}
      </tbody>
    </table>
  );
}
