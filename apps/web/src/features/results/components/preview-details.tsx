import type { Generation } from '@toile/contract';
import { toolName } from '@toile/tools';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { OutputDetails } from './output-details.tsx';
import { ResultBadges } from './result-badges.tsx';

type PreviewDetailsProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
  locked: boolean;
  /** True: the picture cannot be loaded. It has no actions then. */
  gone: boolean;
  /** Shows another output of the user's. */
  onWalk: (id: string) => void;
};

/** Details of an output and its actions. */
export function PreviewDetails(props: PreviewDetailsProps) {
  const { generation, picture, locked, gone, onWalk } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6 p-5 *:shrink-0 sm:p-6 lg:min-h-0 lg:overflow-y-auto lg:border-l lg:border-hairline">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-2">
          <p className="title-section text-2xl">{toolName(generation.type)}</p>
          <div className="flex flex-wrap gap-1.5 empty:hidden">
            <ResultBadges {...generation} />
          </div>
        </div>
        {!gone && (
          <FavouriteButton
            generation={generation}
            label={t('results.favourite')}
            disabled={locked}
            className="-my-2 shrink-0"
          />
        )}
      </div>
      <OutputDetails
        generation={generation}
        picture={picture}
        locked={locked}
        gone={gone}
        onWalk={onWalk}
        Wrap={ClosePreview}
      />
    </div>
  );
}

/** A link that also closes the preview: the tool may be the one beneath it. */
function ClosePreview({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
