import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolPicture } from './tool-picture.tsx';

/** A tool on one card; the whole card is its link. */
export function ToolCard({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <li className="group relative flex flex-col bg-paper transition-colors hover:bg-raised has-focus-visible:z-1">
      <ToolPicture tool={tool.id} className="aspect-4/5" />
      <div className="flex flex-1 flex-col p-3.5 sm:p-5">
        <h3 className="title-section flex items-center justify-between gap-3 text-lg sm:text-xl">
          <Link
            to={toolPath(tool.id)}
            className="flex min-h-7 items-center after:absolute after:inset-0"
          >
            {t(`tools.${tool.messages}.name`)}
          </Link>
          <Icon
            name="arrowRight"
            className="shrink-0 text-ink-soft transition-transform max-sm:hidden group-hover:translate-x-1 group-hover:text-accent"
          />
        </h3>
        <p className="mt-1.5 leading-snug text-ink-soft max-sm:text-sm">
          {t(`tools.${tool.messages}.summary`)}
        </p>
        {!isOpenTool(tool) && <p className="annotation mt-3">{t('common.nav.beingBuilt')}</p>}
      </div>
    </li>
  );
}
