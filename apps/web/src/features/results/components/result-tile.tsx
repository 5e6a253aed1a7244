import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { ResultBadges } from './result-badges.tsx';

type ResultTileProps = {
  number: number;
  prompt: string;
  generation: Generation;
  sizes: string;
  locked: boolean;
  onOpen: () => void;
  onSave: () => void;
};

/** An image of a run: opens on a click, its download in the corner. */
export function ResultTile(props: ResultTileProps) {
  const { number, prompt, generation, sizes, locked, onOpen, onSave } = props;
  const { t } = useTranslation();
  return (
    <>
      <PictureButton
        label={t('results.openImage', { number })}
        sources={pictureSources(generation)}
        sizes={sizes}
        alt={
          prompt ? t('results.imageAlt', { number, prompt }) : t('results.imageAltBare', { number })
        }
        fallback={t('results.imageGone')}
        onClick={onOpen}
        className="size-full"
      />
      <div className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1">
        <ResultBadges {...generation} />
      </div>
      <IconButton
        icon="download"
        label={t('results.downloadImage', { number })}
        disabled={locked}
        onClick={onSave}
        className="absolute right-2 bottom-2 border border-hairline bg-paper disabled:bg-sunk pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100"
      />
    </>
  );
}
