import { listTools, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToolSummary } from '../../../lib/engines/use-tool-summary.ts';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { ToolPicture } from './tool-picture.tsx';

/** The tools in one low row for signed-in users; narrow screens scroll it sideways. */
export function ToolShelf() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="sr-only">
        {t('dashboard.toolsTitle')}
      </h2>
      <ul className={SHELF_CLASS}>
        {listTools().map((tool) => (
          <ShelfCard key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  );
}

function ShelfCard({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const summary = useToolSummary(tool);
  const about = isOpenTool(tool) ? summary : t('common.nav.beingBuilt');
  return (
    <li className={CARD_CLASS}>
      <ToolPicture tool={tool.id} className="h-16 w-12 shrink-0" />
      <Link to={toolPath(tool.id)} title={about} className={LINK_CLASS}>
        {tool.words.name}
      </Link>
    </li>
  );
}

const SHELF_CLASS =
  'grid auto-cols-[10.5rem] grid-flow-col gap-3 overflow-x-auto p-1 -m-1 pb-3 snap-x ' +
  'scroll-px-1 max-xl:-mr-[clamp(1rem,3vw,2rem)] max-xl:pr-4 ' +
  'xl:grid-flow-row xl:grid-cols-7 xl:overflow-visible';

const CARD_CLASS =
  'group relative flex snap-start items-center gap-2.5 border border-hairline bg-raised pr-1 ' +
  'transition-colors hover:border-ink';

// The whole card is its link.
const LINK_CLASS =
  'title-section min-w-0 text-base leading-tight wrap-break-word hyphens-auto decoration-accent underline-offset-4 ' +
  'after:absolute after:inset-0 group-hover:underline focus-visible:outline-none ' +
  'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent';
