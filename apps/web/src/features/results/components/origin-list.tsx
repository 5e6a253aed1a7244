import { useQueries } from '@tanstack/react-query';
import type { Generation } from '@toile/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { generationQuery, useGeneration } from '../api/get-generation.ts';
import { listOriginIds, type Relation, relationTo } from '../model/origins.ts';

/** Most earlier versions shown; the last of them leads on to older ones. */
const MAX_ORIGINS = 6;

type OriginListProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
  onWalk: (id: string) => void;
};

/** The earlier outputs that an output was made from, to be opened. */
export function OriginList({ generation, picture, onWalk }: OriginListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data: details } = useGeneration(generation.output_image_id);
  const isLarger = picture !== generation;
  const ids = details ? listOriginIds(details).slice(0, MAX_ORIGINS) : [];
  const origins = useQueries({ queries: ids.map(generationQuery) })
    .map(({ data }) => data)
    .filter((origin) => origin !== undefined);
  if (!details || (origins.length === 0 && !isLarger)) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="annotation font-text text-sm">
        {t('results.preview.origins')}
      </h3>
      <ul className="flex flex-wrap gap-3">
        {isLarger && (
          <li className={ITEM_CLASS}>
            <Origin
              origin={generation}
              relation="upscaledFrom"
              onOpen={() => onWalk(generation.output_image_id)}
            />
          </li>
        )}
        {origins.map((origin) => (
          <li key={origin.output_image_id} className={ITEM_CLASS}>
            <Origin
              origin={origin}
              relation={relationTo(origin.output_image_id, [details, ...origins])}
              onOpen={() => onWalk(origin.output_image_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ITEM_CLASS = 'flex w-24 flex-col gap-1';

type OriginProps = { origin: Generation; relation: Relation; onOpen: () => void };

function Origin({ origin, relation, onOpen }: OriginProps) {
  const { t } = useTranslation();
  const time = useTimeAgo(origin.timestamp);
  const words = t(`results.preview.${relation}`);
  return (
    <>
      <PictureButton
        label={t('results.preview.openOrigin', { relation: words, time })}
        sources={{ src: origin.thumbnail_url }}
        sizes="6rem"
        fallback={t('results.imageGone')}
        onClick={onOpen}
        className="size-24"
      />
      <span className="annotation text-sm leading-tight">{words}</span>
    </>
  );
}
