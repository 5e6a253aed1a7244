import type { StepId, Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useStepWords } from '../../../lib/use-step-words.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { findPictureField, type GivenPicture, type GivenPictures } from '../model/given-picture.ts';
import { usePictureUrl } from '../model/use-picture-url.ts';

type GivenThumbnailsProps = {
  tool: Tool;
  owner: string;
  pictures: GivenPictures;
  onOpen: (section: number) => void;
};

/** The pictures given so far, small; each leads back to its step. */
export function GivenThumbnails({ tool, owner, pictures, onOpen }: GivenThumbnailsProps) {
  const given = tool.steps.flatMap((step, section) => {
    const field = findPictureField(step);
    const picture = field && pictures[field];
    return picture && field !== 'binary_mask_image' ? [{ step, section, picture }] : [];
  });
  if (given.length === 0) return null;
  return (
    <ul className="-mb-3 flex gap-3">
      {given.map(({ step, section, picture }) => (
        <li key={step} className="relative h-16 w-12">
          <Thumbnail {...{ tool, owner, step, picture }} onOpen={() => onOpen(section)} />
        </li>
      ))}
    </ul>
  );
}

type ThumbnailProps = {
  tool: Tool;
  owner: string;
  step: StepId;
  picture: GivenPicture;
  onOpen: () => void;
};

function Thumbnail({ tool, owner, step, picture, onOpen }: ThumbnailProps) {
  const { t } = useTranslation();
  const { name } = useStepWords(tool);
  const url = usePictureUrl(owner, picture);
  if (!url) return null;
  return (
    <PictureButton
      label={t('wizard.source.change', { step: name(step) })}
      sources={{ src: url }}
      sizes="3rem"
      fallback=""
      onClick={onOpen}
      className="size-full border border-hairline bg-sunk"
    />
  );
}
