import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolDrawing } from './tool-drawing.tsx';

/** A tool on one card; the whole card is its link. */
export function ToolCard({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <li className="group relative flex flex-col bg-paper p-6 transition-colors hover:bg-raised has-focus-visible:z-1">
      <ToolDrawing tool={tool.id} />
      <h3 className="title-section mt-6 text-xl">
        <Link to={toolPath(tool.id)} className="after:absolute after:inset-0">
          {t(`tools.${tool.messages}.name`)}
        </Link>
      </h3>
      <p className="mt-1.5 flex-1 text-ink-soft">{t(`tools.${tool.messages}.summary`)}</p>
      <p className="annotation mt-5 flex min-h-6 items-center justify-between">
        {isOpenTool(tool) ? (
          <span className="text-accent-ink">{t('landing.tools.ready')}</span>
        ) : (
          t('common.nav.beingBuilt')
        )}
        <Icon
          name="arrowRight"
          className="text-ink-soft transition-transform group-hover:translate-x-1 group-hover:text-accent"
        />
      </p>
    </li>
  );
}
