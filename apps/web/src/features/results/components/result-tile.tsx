import type { Generation } from '@toile/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { largestOf } from '../../../lib/generations/picture-sizes.ts';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultBadges } from './result-badges.tsx';
import { UseInMenu } from './use-in-menu.tsx';

type ResultTileProps = {
  number: number;
  prompt: string;
  generation: Generation;
  sizes: string;
  locked: boolean;
  /** Size and shape of the picture's place. */
  frame: { style: CSSProperties; className: string };
  onOpen: () => void;
  onSave: (id: string) => void;
};

/** An image of a run: opens on a click; shows its badges and actions. */
export function ResultTile(props: ResultTileProps) {
  const { number, prompt, generation, sizes, locked, frame, onOpen, onSave } = props;
  const { t } = useTranslation();
  const picture = largestOf(generation);
  return (
    <>
      <div {...frame}>
        <PictureButton
          label={t('results.openImage', { number })}
          sources={pictureSources(picture)}
          under={picture === generation ? undefined : pictureSources(generation).src}
          sizes={sizes}
          alt={
            prompt
              ? t('results.imageAlt', { number, prompt })
              : t('results.imageAltBare', { number })
          }
          fallback={t('results.imageGone')}
          onClick={onOpen}
          className="size-full"
        />
        <div className="pointer-events-none absolute top-2 right-12 left-2 flex flex-wrap gap-1">
          <ResultBadges {...generation} />
        </div>
        <FavouriteButton
          generation={generation}
          label={t('results.favouriteImage', { number })}
          disabled={locked}
          className={classNames('absolute top-1 right-1', !generation.favourite && ON_DEMAND_CLASS)}
        />
        {!locked && (
          <UseInMenu
            number={number}
            generation={generation}
            className={classNames('absolute top-12 right-1', ON_DEMAND_CLASS)}
          />
        )}
      </div>
      <ResultActions number={number} generation={generation} locked={locked} onSave={onSave} />
    </>
  );
}

const ON_DEMAND_CLASS =
  'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:has-data-[state=open]:opacity-100';
