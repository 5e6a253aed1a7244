import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useSaveImage } from '../../../lib/generations/use-save-image.ts';
import { GenerationRow } from './generation-row.tsx';

type GenerationTableProps = {
  generations: readonly Generation[];
  onOpen: (id: string) => void;
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
          <th scope="col" className="w-32">
            {t('dashboard.columnImage')}
          </th>
          <th scope="col">{t('dashboard.columnType')}</th>
          <th scope="col">{t('dashboard.columnTime')}</th>
          <th scope="col" className="text-right">
            {t('dashboard.columnActions')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-hairline">
        {generations.map((generation) => {
          const id = generation.output_image_id;
          return (
            <GenerationRow
              key={id}
              generation={generation}
              saving={savingId === id}
              onOpen={() => onOpen(id)}
              onSave={() => save(id)}
              onDelete={() => onDelete(id)}
            />
          );
        })}
      </tbody>
    </table>
  );
}
