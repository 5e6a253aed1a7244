import { listTools, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';

/** The seven tools, as an index. */
export function ToolList() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="title-section mb-3 text-2xl">
        {t('dashboard.toolsTitle')}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {listTools().map((tool) => (
          <li key={tool.id} className="border-t border-hairline max-sm:last:border-b">
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolLink({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  return (
    <Link to={toolPath(tool.id)} className="group flex h-full flex-col py-3">
      <span className="flex items-baseline justify-between gap-3">
        <span className="title-section text-lg underline-offset-4 group-hover:underline">
          {t(`tools.${tool.messages}.name`)}
        </span>
        {!isOpenTool(tool) && (
          <span className="annotation text-sm">{t('dashboard.toolNotReady')}</span>
        )}
      </span>
      <span className="text-balance text-ink-soft max-sm:sr-only">
        {t(`tools.${tool.messages}.summary`)}
      </span>
    </Link>
  );
}
