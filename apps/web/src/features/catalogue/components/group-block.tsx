import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '../../../lib/catalogue/search-catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { ThingGrid } from './thing-grid.tsx';

/** Things of a group that show before it is opened: two rows on a desk, six on a telephone. */
const FIRST_SHOWN = 18;

type GroupBlockProps = {
  group: CatalogueGroup;
  /** Absent where the section's title says it. */
  title: string | undefined;
  /** True for what a search has found: all of it shows. */
  isFound: boolean;
};

/** A group of things; of a long one the first, until the rest is asked for. */
export function GroupBlock({ group, title, isFound }: GroupBlockProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { things } = group;
  const isLong = !isFound && things.length > FIRST_SHOWN;
  const shown = isLong && !isOpen ? things.slice(0, FIRST_SHOWN) : things;
  const count = things.length;
  const name = title ?? t('catalogue.sections.colours');
  return (
    <div className="flex flex-col gap-3">
      <h3 className="annotation flex items-baseline gap-2 text-lg">
        {title}
        <span className="text-sm tabular-nums">{t('catalogue.found', { count })}</span>
      </h3>
      <div id={listId}>
        <ThingGrid group={{ ...group, things: shown }} />
      </div>
      {isLong && (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={
            isOpen
              ? t('catalogue.fewerOf', { group: name })
              : t('catalogue.allOf', { count, group: name })
          }
          onClick={() => setIsOpen(!isOpen)}
          className="self-start"
        >
          {isOpen ? t('catalogue.showFewer') : t('catalogue.showAll', { count })}
        </Button>
      )}
    </div>
  );
}
