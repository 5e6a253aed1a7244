import type { PixelSize } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import type { SlotProgress } from '../../../lib/generations/run.ts';
import { classNames } from '../../../ui/class-names.ts';
import { aspectRatio, countColumns } from '../model/grid-columns.ts';
import { creditsOfPlace, placeProgress, type ResultSlot, type RunView } from '../model/run-view.ts';
import { EndedTile, WaitingTile } from './empty-tile.tsx';
import { ResultTile } from './result-tile.tsx';

type ResultGridProps = {
  run: RunView;
  slots: readonly ResultSlot[];
  size: PixelSize;
  prompt: string;
  onOpen: (id: string) => void;
  onSave: (id: string) => void;
};

const COLUMNS = {
  1: { grid: 'grid-cols-1', sizes: '(min-width: 48rem) 48rem, 100vw' },
  2: { grid: 'grid-cols-1 sm:grid-cols-2', sizes: '(min-width: 30rem) 50vw, 100vw' },
  4: { grid: 'grid-cols-2 lg:grid-cols-4', sizes: '(min-width: 64rem) 25vw, 50vw' },
} as const;

/** The images of a run, each in its place as it comes. */
export function ResultGrid({ run, slots, size, prompt, onOpen, onSave }: ResultGridProps) {
  const { t } = useTranslation();
  const underWay = placeProgress(run, slots);
  const { grid, sizes } = COLUMNS[countColumns(size, slots.length)];
  return (
    <ul aria-label={t('results.gridLabel')} className={classNames('grid gap-3 sm:gap-4', grid)}>
      {slots.map(({ index, generation, failure, deleted }) => {
        const frame = frameOf(generation ?? size, slots.length);
        return (
          <li
            key={index}
            className={classNames('group relative', slots.length === 1 && SINGLE_CLASS)}
          >
            {generation ? (
              <ResultTile
                number={index + 1}
                prompt={prompt}
                generation={generation}
                sizes={sizes}
                locked={run.status === 'loading'}
                frame={frame}
                onOpen={() => onOpen(generation.output_image_id)}
                onSave={onSave}
              />
            ) : (
              <div {...frame}>
                <VacantTile
                  run={run}
                  number={index + 1}
                  progress={underWay.get(index)}
                  failure={failure}
                  deleted={deleted}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const SINGLE_CLASS = 'justify-self-center max-sm:w-full';

/** One height, whatever the shape; on a wide screen as much as its first view has. */
const SINGLE_FRAME_CLASS =
  'max-h-[36rem] max-w-full sm:h-[36rem] lg:h-[calc(100svh-18.5rem)] lg:max-h-[52rem] lg:min-h-[24rem]';

/**
 * Frame of a picture's place: its aspect ratio from the start, and one height where it stands
 * alone.
 */
function frameOf(size: PixelSize, images: number) {
  return {
    style: { aspectRatio: aspectRatio(size) },
    className: classNames('relative bg-sunk', images === 1 && SINGLE_FRAME_CLASS),
  };
}

type VacantTileProps = Pick<ResultSlot, 'failure' | 'deleted'> & {
  run: RunView;
  number: number;
  progress: SlotProgress | undefined;
};

function VacantTile(props: VacantTileProps) {
  const { run, number, progress, failure, deleted = false } = props;
  const { t } = useTranslation();
  if (deleted) return <EndedTile icon="trash" reason={t('results.slotDeleted')} />;
  // The message itself says that the credits were returned.
  if (failure !== null) return <EndedTile reason={failure} />;
  if (run.status === 'loading') {
    const { fraction, preview } = progress ?? {};
    return <WaitingTile number={number} fraction={fraction} previewUrl={preview} />;
  }
  if (run.canceled) {
    return (
      <EndedTile
        icon="close"
        reason={t('results.slotCanceled')}
        releasedCredits={creditsOfPlace(run)}
      />
    );
  }
  return <EndedTile reason={t('results.slotMissing')} />;
}
