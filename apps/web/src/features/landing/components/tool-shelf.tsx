import { listTools, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToolSummary } from '../../../lib/engines/use-tool-summary.ts';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { ToolPicture } from './tool-picture.tsx';

/** The tools in one row for signed-in users; narrow screens scroll it sideways. */
export function ToolShelf() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="title-section mb-3 text-2xl">
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
  return (
    <li className="group relative flex snap-start flex-col">
      <ToolPicture tool={tool.id} className="aspect-4/5" />
      <Link to={toolPath(tool.id)} className={LINK_CLASS}>
        {tool.words.name}
      </Link>
      <p className="text-sm leading-snug text-ink-soft">
        {isOpenTool(tool) ? summary : t('common.nav.beingBuilt')}
      </p>
    </li>
  );
}

const SHELF_CLASS =
  'grid auto-cols-[8.5rem] grid-flow-col gap-4 overflow-x-auto p-1 -m-1 pb-3 snap-x ' +
  'scroll-px-1 max-xl:-mr-[clamp(1rem,3vw,2rem)] max-xl:pr-4 md:auto-cols-[9.5rem] ' +
  'xl:grid-flow-row xl:grid-cols-7 xl:overflow-visible';

// The whole card is its link.
const LINK_CLASS =
  'title-section mt-2 flex min-h-8 items-center text-base leading-tight decoration-accent underline-offset-4 ' +
  'after:absolute after:inset-0 group-hover:underline focus-visible:outline-none ' +
  'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent';
