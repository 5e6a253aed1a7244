import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { Menu, MenuAction } from '../../../ui/menu.tsx';

type DownloadChoicesProps = {
  /** The available sizes, the one to offer first. */
  sizes: readonly SizedPicture[];
  onSave: (id: string) => void;
};

/** The lines of a menu that download a picture, in each of its sizes. */
export function DownloadChoices({ sizes, onSave }: DownloadChoicesProps) {
  const { t } = useTranslation();
  return sizes.map((size, at) => (
    <MenuAction key={size.output_image_id} onSelect={() => onSave(size.output_image_id)}>
      <span>{t(at === 0 ? 'results.download' : 'results.downloadOriginal')}</span>
      <span className="text-ink-soft tabular-nums">{t('results.downloadSize', size)}</span>
    </MenuAction>
  ));
}

type DownloadMenuProps = DownloadChoicesProps & {
  /** The button that opens the choice; a single element that takes a ref. */
  trigger: ReactNode;
};

/** Menu of the sizes of a picture; a choice downloads it. */
export function DownloadMenu({ trigger, ...choices }: DownloadMenuProps) {
  return (
    <Menu trigger={trigger}>
      <DownloadChoices {...choices} />
    </Menu>
  );
}
