import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useStepWords } from '../../../lib/use-step-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import type { GivenPicture, GivenPictures } from '../model/given-picture.ts';
import { type Given, listGiven } from '../model/list-given.ts';
import { usePictureUrl } from '../model/use-picture-url.ts';

type GivenThumbnailsProps = {
  tool: Tool;
  owner: string;
  pictures: GivenPictures;
  /** Place of the step that shows them: pictures of earlier steps are shown. */
  before: number;
  onOpen: (section: number) => void;
  className?: string;
};

/** The pictures of the entries, small: each leads to its step, and so does the place of a missing one. */
export function GivenThumbnails(props: GivenThumbnailsProps) {
  const { tool, owner, pictures, before, onOpen, className } = props;
  const { t } = useTranslation();
  const { name } = useStepWords(tool);
  const given = listGiven(tool, pictures).filter(({ section }) => section < before);
  if (given.length === 0) return null;
  return (
    <ul className={classNames('flex shrink-0 gap-2', className)}>
      {given.map((one) => (
        <li key={one.step} className="relative h-16 w-12">
          <Thumbnail
            {...one}
            owner={owner}
            photo={one.field === 'binary_mask_image' ? pictures.original_target_image : undefined}
            label={t('wizard.source.change', { step: name(one.step) })}
            onOpen={() => onOpen(one.section)}
          />
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = Pick<Given, 'picture'> & {
  owner: string;
  /** The photo on which a mask lies. */
  photo: GivenPicture | undefined;
  label: string;
  onOpen: () => void;
};

function Thumbnail({ picture, owner, photo, label, onOpen }: ThumbnailProps) {
  const url = usePictureUrl(owner, picture);
  const photoUrl = usePictureUrl(owner, photo);
  if (url) {
    return (
      <PictureButton
        label={label}
        sources={{ src: url }}
        under={photoUrl ?? undefined}
        sizes="3rem"
        fallback=""
        onClick={onOpen}
        className="size-full border border-hairline bg-sunk"
      />
    );
  }
  // Until its address is known, a picture that is there has its place kept.
  if (picture && url === undefined) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="flex size-full items-center justify-center border border-dashed border-control text-ink-soft hover:border-ink"
    >
      <Icon name="plus" />
    </button>
  );
}
