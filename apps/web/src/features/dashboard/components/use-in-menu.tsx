import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { askForTechPack, isSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { listUseLinks } from '../../../lib/use-in/use-links.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MenuAction } from '../../../ui/menu.tsx';
import { UseLinksMenu } from '../../../ui/use-links-menu.tsx';

type UseInMenuProps = { generation: Generation; label: string; className?: string };

/** The button of an output in the list whose menu leads to the tools that go on with it. */
export function UseInMenu({ generation, label, className }: UseInMenuProps) {
  const { t } = useTranslation();
  const links = listUseLinks(generation);
  const desk = patternDeskPath(generation);
  if (links.length === 0 && !desk) return null;
  return (
    <UseLinksMenu
      links={links}
      place={desk === undefined ? undefined : { label: t('patternDesk.short'), to: desk }}
      trigger={
        <Button
          look="quiet"
          aria-label={label}
          className={classNames('px-2! whitespace-nowrap', className)}
        >
          <Icon name="arrowRight" />
          {t('results.useIn')}
        </Button>
      }
    >
      {isSketch(generation) && (
        <MenuAction onSelect={() => askForTechPack([generation])}>
          {t('results.techPack')}
        </MenuAction>
      )}
    </UseLinksMenu>
  );
}
