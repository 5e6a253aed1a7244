import { useTranslation } from 'react-i18next';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={t(theme === 'dark' ? 'common.toLightTheme' : 'common.toDarkTheme')}
      onClick={toggle}
    />
  );
}
