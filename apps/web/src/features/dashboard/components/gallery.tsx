import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import type { RunOutputs } from '../model/group-runs.ts';
import type { Selection } from '../model/use-selection.ts';
import { ColourwayNote } from './colourway-note.tsx';
import { GalleryTile } from './gallery-tile.tsx';

type GalleryProps = {
  runs: readonly RunOutputs[];
  selection: Selection;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
};

/** Outputs as large pictures, those of a run in one row under its prompt. */
export function Gallery({ runs, ...actions }: GalleryProps) {
  return (
    <ul
      data-choosing={actions.selection.ids.length > 0 || undefined}
      className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-4 md:gap-y-10"
    >
      {runs.map((run) => (
        <GalleryRun key={run.key} run={run} {...actions} />
      ))}
    </ul>
  );
}

type GalleryRunProps = Omit<GalleryProps, 'runs'> & { run: RunOutputs };

function GalleryRun({ run, selection, onOpen, onDelete }: GalleryRunProps) {
  const { t } = useTranslation();
  const [first] = run.outputs;
  const tool = toolName(first.type);
  const width = Math.min(run.outputs.length, MOST_COLUMNS);
  return (
    <li className={`flex min-w-0 flex-col gap-2 ${SPANS[width - 1]}`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="title-section leading-tight">{tool}</h3>
        <span className="annotation text-sm whitespace-nowrap">
          <TimeAgo timestamp={first.timestamp} />
        </span>
        <ColourwayNote generation={first} />
        {first.prompt !== '' && (
          <p title={first.prompt} className="w-full truncate text-sm text-ink-soft">
            {t('results.prompt', first)}
          </p>
        )}
      </div>
      <ul className={`grid gap-3 md:gap-4 ${COLUMNS[width - 1]}`}>
        {run.outputs.map((generation) => (
          <GalleryTile
            key={generation.output_image_id}
            generation={generation}
            run={run.outputs}
            selection={selection}
            onOpen={onOpen}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </li>
  );
}

const MOST_COLUMNS = 4;

// A run takes as many columns of the gallery as it has pictures: single ones stand side by side.
const SPANS = [
  'col-span-1',
  'col-span-2',
  'col-span-2 md:col-span-3',
  'col-span-2 md:col-span-4',
] as const;

const COLUMNS = [
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-2 md:grid-cols-3',
  'grid-cols-2 md:grid-cols-4',
] as const;
