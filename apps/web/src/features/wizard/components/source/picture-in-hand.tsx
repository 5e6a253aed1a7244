import { studioWords } from '@toile/contract';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldMessage } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { GivenPicture } from '../../model/given-picture.ts';
import type { Bringing } from '../../model/use-bring-file.ts';
import { usePictureUrl } from '../../model/use-picture-url.ts';
import { FileButtons } from './file-buttons.tsx';

/** Length of a side, in pixels, below which a picture gives the engine little to read. */
const SMALL_PX = 512;

type PictureInHandProps = {
  owner: string;
  picture: GivenPicture;
  bringing: Bringing;
  isOver: boolean;
  onRemove: () => void;
  /** Called with the reason when the picture cannot be shown. */
  onGone: (fault: string) => void;
};

/** The chosen picture, and the buttons to change it. */
export function PictureInHand(props: PictureInHandProps) {
  const { owner, picture, bringing, isOver, onRemove } = props;
  const { t } = useTranslation();
  const url = usePictureUrl(owner, picture);
  const onGone = useEffectEvent(props.onGone);
  useEffect(() => {
    if (url === null) onGone(studioWords.wizard.source.gone);
  }, [url]);
  const name = picture.kind === 'file' ? picture.name : t('wizard.source.previousName');
  const { width, height } = picture;
  const isSmall = Math.min(width, height) < SMALL_PX;
  return (
    <figure className="flex flex-col gap-3">
      <div
        className={classNames(
          'relative flex h-[26rem] items-center justify-center border bg-sunk p-4 sm:h-[34rem]',
          isOver ? 'border-accent' : 'border-hairline',
        )}
      >
        {url && (
          <Picture
            key={url}
            sources={{ src: url }}
            alt={t('wizard.source.alt', { name })}
            fallback={studioWords.wizard.source.deleted}
            onFail={() => props.onGone(studioWords.wizard.source.deleted)}
            className="object-contain"
          />
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="min-w-0">
          <span className="sr-only">{t('wizard.source.ready', { name, width, height })}</span>
          <span aria-hidden="true" className="block truncate">
            {name}
          </span>
          <span aria-hidden="true" className="annotation block text-sm tabular-nums">
            {t('wizard.source.size', { width, height })}
          </span>
        </output>
        <div className="flex flex-wrap gap-2">
          <FileButtons
            bring={bringing.bring}
            isChecking={bringing.isChecking}
            label={t('wizard.source.replace')}
            look="outline"
          />
          <Button look="quiet" onClick={onRemove}>
            <Icon name="trash" />
            {t('wizard.source.remove')}
          </Button>
        </div>
      </figcaption>
      <FieldMessage
        id={useId()}
        error={bringing.fault}
        hint={isSmall ? t('wizard.source.small') : undefined}
      />
    </figure>
  );
}
