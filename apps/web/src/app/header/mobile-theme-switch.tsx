import { useTranslation } from 'react-i18next';
import { useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The switch to the other theme; narrow screens have no place for it in the header. */
export function MobileThemeSwitch() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  return (
    <Button look="quiet" onClick={toggle} className="mt-6 self-start">
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      {t(theme === 'dark' ? 'common.toLightTheme' : 'common.toDarkTheme')}
    </Button>
  );
}
