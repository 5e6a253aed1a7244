import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { askForBoard } from '../../../lib/boards/ask-for-board.ts';
import { largestOf } from '../../../lib/generations/picture-sizes.ts';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { askForTechPack, isSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { listUseLinks } from '../../../lib/use-in/use-links.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MenuAction } from '../../../ui/menu.tsx';
import { UseLinksMenu } from '../../../ui/use-links-menu.tsx';

type UseInMenuProps = { number: number; generation: Generation; className?: string };

/** The button on a result whose menu leads to the tools that go on with it, and to boards. */
export function UseInMenu({ number, generation, className }: UseInMenuProps) {
  const { t } = useTranslation();
  const links = listUseLinks(generation);
  const desk = patternDeskPath(generation);
  const label = t('results.useImageIn', { number });
  return (
    <div className={className}>
      <UseLinksMenu
        links={links}
        place={desk === undefined ? undefined : { label: t('patternDesk.short'), to: desk }}
        title={
          (links.length > 0 || desk) && (
            <div className="px-3 pt-1.5 pb-1 text-sm text-ink-soft">{t('results.useIn')}</div>
          )
        }
        trigger={
          <button type="button" aria-label={label} title={label} className={TRIGGER_CLASS}>
            <span className={DISC_CLASS}>
              <Icon name="arrowRight" className="size-4.5" />
            </span>
          </button>
        }
      >
        <MenuAction onSelect={() => askForBoard([largestOf(generation).output_image_id])}>
          {t('results.addToBoard')}
        </MenuAction>
        {isSketch(generation) && (
          <MenuAction
            onSelect={() => askForTechPack([{ ...generation, ...largestOf(generation) }])}
          >
            {t('results.techPack')}
          </MenuAction>
        )}
      </UseLinksMenu>
    </div>
  );
}

const TRIGGER_CLASS = 'group/use inline-flex size-11 items-center justify-center';
const DISC_CLASS =
  'inline-flex size-9 items-center justify-center rounded-full border border-hairline bg-paper ' +
  'transition-colors group-hover/use:border-ink';
