import { listTools } from '@toile/tools';
import { toolPath } from '../../lib/tool-path.ts';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { FeaturesButton } from './features-button.tsx';
import { ToolName } from './tool-name.tsx';

/** The tools, in a drop-down that is open at first. */
export function OpenFeaturesMenu() {
  return (
    <Menu defaultOpen trigger={<FeaturesButton />}>
      {listTools().map((tool) => (
        <MenuLink key={tool.id} to={toolPath(tool.id)}>
          <ToolName tool={tool} />
        </MenuLink>
      ))}
    </Menu>
  );
}
