import type { SharedPicture } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import { fullAddress, sharedSources } from '../model/shared-sources.ts';

type SharedFigureProps = { picture: SharedPicture; boardKey: string; number: number };

/** A picture with its note; it leads to itself at full size. */
export function SharedFigure({ picture, boardKey, number }: SharedFigureProps) {
  const { t } = useTranslation();
  const { id, width, height, note } = picture;
  return (
    <figure className="flex flex-col gap-2">
      <a
        href={fullAddress(boardKey, id)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('sharedBoard.openPicture', { number })}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="relative block max-h-[85dvh] cursor-zoom-in bg-sunk"
      >
        <Picture
          sources={sharedSources(boardKey, picture)}
          sizes="(min-width: 1024px) 38rem, 94vw"
          alt={
            note === ''
              ? t('sharedBoard.pictureAlt', { number })
              : t('sharedBoard.pictureNoteAlt', { number, note })
          }
          fallback={t('sharedBoard.imageGone')}
          className="object-contain"
        />
      </a>
      {note !== '' && (
        <figcaption dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {note}
        </figcaption>
      )}
    </figure>
  );
}
