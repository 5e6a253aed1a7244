import { en, type Generation, RECENT_STRIP_LENGTH, type ToolId } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { useRecentGenerations } from '../api/get-recent-generations.ts';
import { aspectRatio } from '../model/grid-columns.ts';
import { PreviewOverlay } from './preview-overlay.tsx';

/** A tool's latest outputs, side by side, with the way to all of them. */
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
    return <ErrorState title={en.errors.fetchResults} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonStrip />;
  const all = data.generation_data;
  if (all.length === 0) return <p className="annotation">{t('results.recent.empty')}</p>;
  const shown = all.slice(0, RECENT_STRIP_LENGTH);
  return (
    <>
      <ul className={STRIP_CLASS}>
        {shown.map((generation) => (
          <li
            key={generation.output_image_id}
            style={{ aspectRatio: aspectRatio(generation) }}
            className="relative h-32 shrink-0 bg-sunk"
          >
            <RecentTile
              generation={generation}
              onOpen={() => setOpenId(generation.output_image_id)}
            />
          </li>
        ))}
        {all.length > shown.length && (
          <li className={TILE_CLASS}>
            <ViewMore />
          </li>
        )}
      </ul>
      <PreviewOverlay generations={shown} openId={openId} onChange={setOpenId} />
    </>
  );
}

function RecentTile({ generation, onOpen }: { generation: Generation; onOpen: () => void }) {
  const { t } = useTranslation();
  const time = useTimeAgo(generation.timestamp);
  const tool = t(`tools.${generation.type}.name`);
  return (
    <PictureButton
      label={t('results.recent.open', { tool, time })}
      sources={pictureSources(generation)}
      sizes="8rem"
      fallback={t('results.imageGone')}
      onClick={onOpen}
      className="size-full"
    />
  );
}

function ViewMore() {
  const { t } = useTranslation();
  return (
    <Link
      to="/dashboard"
      className="flex size-full flex-col items-center justify-center gap-1 border border-control hover:bg-sunk"
    >
      <Icon name="arrowRight" />
      {t('results.recent.viewMore')}
    </Link>
  );
}

function SkeletonStrip() {
  return (
    <div aria-hidden="true" className={STRIP_CLASS}>
      {[0, 1, 2, 3].map((tile) => (
        <div key={tile} className={TILE_CLASS} />
      ))}
    </div>
  );
}

const STRIP_CLASS = '-mx-1 flex gap-3 overflow-x-auto px-1 py-1';
const TILE_CLASS = 'relative size-32 shrink-0 bg-sunk';
