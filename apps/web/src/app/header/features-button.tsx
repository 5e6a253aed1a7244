import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { NAV_ITEM_CLASS } from './nav-item.tsx';

/** The button that opens the menu of tools. */
export function FeaturesButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <button type="button" {...props} className={NAV_ITEM_CLASS}>
      {t('common.nav.features')}
      <Icon name="chevronDown" className="size-4" />
    </button>
  );
}
