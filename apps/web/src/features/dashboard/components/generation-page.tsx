import type { Generation, GenerationList } from '@toile/contract';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../../ui/pagination.tsx';
import { groupRuns } from '../model/group-runs.ts';
import type { ListView } from '../model/use-list-view.ts';
import { useSelection } from '../model/use-selection.ts';
import { Gallery } from './gallery.tsx';
import { GenerationTable } from './generation-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** The overlay that shows an output large; it belongs to another feature. */
export type PreviewProps = {
  generations: readonly Generation[];
  openId: string | null;
  startId?: string | null;
  onChange: (id: string | null) => void;
};

type GenerationPageProps = {
  page: GenerationList;
  view: ListView;
  /** True while another page loads. */
  isBusy: boolean;
  Preview: ComponentType<PreviewProps>;
  onDelete: (ids: readonly string[]) => void;
  onPage: (page: number) => void;
  /** Called when what had the focus is gone. */
  onLeftAlone: () => void;
};

/** A page of outputs, with the preview of one of them, and the links to the other pages. */
export function GenerationPage(props: GenerationPageProps) {
  const { page, view, isBusy, Preview, onDelete, onPage, onLeftAlone } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ id: string; startId?: string } | null>(null);
  const selection = useSelection();
  const { generation_data: newestFirst, pagination } = page;
  const runs = groupRuns(newestFirst);
  // The preview goes through the outputs as they stand on the screen.
  const generations = view === 'gallery' ? runs.flatMap(({ outputs }) => outputs) : newestFirst;
  const deleteOne = (id: string) => {
    if (selection.has(id)) selection.toggle(id);
    onDelete([id]);
    onLeftAlone();
  };
  return (
    <div
      aria-busy={isBusy}
      className="flex flex-col gap-6 transition-opacity delay-150 aria-busy:opacity-50"
    >
      {generations.length === 0 && <p className="annotation">{t('dashboard.deleting')}</p>}
      {view === 'gallery' ? (
        <Gallery
          runs={runs}
          selection={selection}
          onOpen={(id) => setOpen({ id })}
          onDelete={deleteOne}
        />
      ) : (
        <GenerationTable
          generations={generations}
          onOpen={(id, startId) => setOpen({ id, startId })}
          onDelete={deleteOne}
        />
      )}
      {view === 'gallery' && (
        <SelectionBar
          selection={selection}
          shown={generations.map(({ output_image_id: id }) => id)}
          onDelete={onDelete}
          onClosed={onLeftAlone}
        />
      )}
      <Pagination pages={pagination} onPage={onPage} />
      <Preview
        generations={generations}
        openId={open?.id ?? null}
        startId={open?.startId}
        onChange={(id) => setOpen(id === null ? null : { id })}
      />
    </div>
  );
}
