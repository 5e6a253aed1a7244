import { listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { toolPath } from '../../lib/tool-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { NAV_ITEM_CLASS } from './nav-item.tsx';
import { ToolName } from './tool-name.tsx';

/** The seven tools, in a drop-down. */
export function FeaturesMenu() {
  const { t } = useTranslation();
  const trigger = (
    <button type="button" className={NAV_ITEM_CLASS}>
      {t('common.nav.features')}
      <Icon name="chevronDown" className="size-4" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {listTools().map((tool) => (
        <MenuLink key={tool.id} to={toolPath(tool.id)}>
          <ToolName tool={tool} />
        </MenuLink>
      ))}
    </Menu>
  );
}
