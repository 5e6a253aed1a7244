import type { Generation, GenerationList } from '@toile/contract';
import { type ComponentType, useState } from 'react';
import { Pagination } from '../../../ui/pagination.tsx';
import { GenerationTable } from './generation-table.tsx';

/** The overlay that shows an output large; it belongs to another feature. */
export type PreviewProps = {
  generations: readonly Generation[];
  openId: string | null;
  startId?: string | null;
  onChange: (id: string | null) => void;
};

type GenerationPageProps = {
  page: GenerationList;
  /** True while another page loads. */
  isBusy: boolean;
  Preview: ComponentType<PreviewProps>;
  onDelete: (id: string) => void;
  onPage: (page: number) => void;
};

/** A page of outputs, with the preview of one of them, and the links to the other pages. */
export function GenerationPage({ page, isBusy, Preview, onDelete, onPage }: GenerationPageProps) {
  const [open, setOpen] = useState<{ id: string; startId?: string } | null>(null);
  const { generation_data: generations, pagination } = page;
  return (
    <div
      aria-busy={isBusy}
      className="flex flex-col gap-6 transition-opacity delay-150 aria-busy:opacity-50"
    >
      <GenerationTable
        generations={generations}
        onOpen={(id, startId) => setOpen({ id, startId })}
        onDelete={onDelete}
      />
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
