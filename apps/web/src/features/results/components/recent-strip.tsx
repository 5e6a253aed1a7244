import { errorWords, type Generation, RECENT_STRIP_LENGTH, type ToolId } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOutput } from '../../../lib/generations/name-output.ts';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { CornerMark } from '../../../ui/corner-mark.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { useRecentGenerations } from '../api/get-recent-generations.ts';
import { aspectRatio } from '../model/grid-columns.ts';
import { holdStart } from '../model/hold-start.ts';
import { walkTiles } from '../model/walk-tiles.ts';
import { PreviewOnDemand } from './preview-on-demand.tsx';

/** A tool's latest outputs in a row, with the link to all of them. */
export function RecentStrip({ tool }: { tool: ToolId }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="recent-title" className="border-t border-hairline pt-5">
      <h2 id="recent-title" className="title-section mb-3 text-xl">
        {t('results.recent.title')}
      </h2>
      <Strip tool={tool} />
    </section>
  );
}

function Strip({ tool }: { tool: ToolId }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useRecentGenerations(tool);
  const [openId, setOpenId] = useState<string | null>(null);
  if (isError && !data) {
    return <ErrorState title={errorWords.fetchResults} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonStrip />;
  const all = data.generation_data;
  if (all.length === 0) return <p className="annotation">{t('results.recent.empty')}</p>;
  const shown = all.slice(0, RECENT_STRIP_LENGTH);
  const more = data.pagination.total_output_images - RECENT_STRIP_LENGTH;
  return (
    <>
      <ul ref={addRowHandlers} className={STRIP_CLASS}>
        {shown.map((generation) => (
          <li
            key={generation.output_image_id}
            style={{ aspectRatio: aspectRatio(generation) }}
            className="relative h-36 shrink-0 snap-start bg-sunk"
          >
            <RecentTile
              generation={generation}
              all={all}
              onOpen={() => setOpenId(generation.output_image_id)}
            />
          </li>
        ))}
        {more > 0 && (
          <li className="h-36 w-32 shrink-0 snap-start">
            <ViewMore count={more} />
          </li>
        )}
      </ul>
      <PreviewOnDemand generations={shown} openId={openId} onChange={setOpenId} />
    </>
  );
}

/** Adds the handlers of a row of tiles to its element; returns their removal. */
function addRowHandlers(row: HTMLElement | null): () => void {
  const releases = [walkTiles(row), holdStart(row)];
  return () => {
    for (const release of releases) release();
  };
}

type RecentTileProps = {
  generation: Generation;
  all: readonly Generation[];
  onOpen: () => void;
};

function RecentTile({ generation, all, onOpen }: RecentTileProps) {
  const { t } = useTranslation();
  const time = useTimeAgo(generation.timestamp);
  const tool = nameOutput(t, generation, all);
  const isTwice = generation.upscaled_from_id !== null;
  return (
    <>
      <PictureButton
        label={t(isTwice ? 'results.recent.openTwice' : 'results.recent.open', { tool, time })}
        sources={pictureSources(generation)}
        sizes="10rem"
        fallback={t('results.imageGone')}
        onClick={onOpen}
        className="size-full"
      />
      {isTwice && <CornerMark>{t('results.twice')}</CornerMark>}
    </>
  );
}

/** Link to all outputs, with the number of those that the strip leaves out. */
function ViewMore({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/dashboard"
      className="group cross-paper flex size-full flex-col items-center justify-center gap-1 border border-dashed border-control px-2 text-center leading-tight transition-colors hover:border-ink hover:bg-sunk"
    >
      <Icon name="arrowRight" className="transition-transform group-hover:translate-x-1" />
      {t('results.recent.viewMore')}
      <span className="annotation text-sm tabular-nums">
        {t('results.recent.moreCount', { count })}
      </span>
    </Link>
  );
}

function SkeletonStrip() {
  return (
    <div aria-hidden="true" className={STRIP_CLASS}>
      {[0, 1, 2, 3, 4, 5].map((tile) => (
        <div key={tile} className={SKELETON_TILE_CLASS} />
      ))}
    </div>
  );
}

const STRIP_CLASS =
  '-m-1 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-smooth p-1 pb-3 scroll-px-1';
const SKELETON_TILE_CLASS = 'h-36 w-27 shrink-0 animate-pulse bg-sunk';
