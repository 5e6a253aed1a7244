import { getTool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '../../../lib/catalogue/search-catalogue.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SECTIONS } from '../model/sections.ts';
import { GroupBlock } from './group-block.tsx';

type CatalogueSectionProps = {
  id: (typeof SECTIONS)[number]['id'];
  groups: readonly CatalogueGroup[];
  /** True for what a search has found. */
  isFound: boolean;
};

/** A part of the page, and the tools that read its words; nothing where a search has emptied it. */
export function CatalogueSection({ id, groups, isFound }: CatalogueSectionProps) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  const tools = [...new Set(groups.flatMap((group) => group.tools))];
  return (
    <section aria-labelledby={`section-${id}`} className="flex flex-col gap-6 pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={`section-${id}`} className="title-section scroll-mt-32 text-3xl">
          {t(`catalogue.sections.${id}`)}
        </h2>
        {id !== 'colours' && (
          <ul className="flex flex-wrap gap-x-6">
            {tools.map((tool) => (
              <li key={tool}>
                <TextLink to={toolPath(tool)} className="inline-flex min-h-11 items-center">
                  {t('catalogue.open', { tool: getTool(tool).words.name })}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {groups.map((group) => (
        <GroupBlock
          key={group.id}
          group={group}
          title={id === 'colours' ? undefined : t(`catalogue.groups.${group.id}`)}
          isFound={isFound}
        />
      ))}
    </section>
  );
}
