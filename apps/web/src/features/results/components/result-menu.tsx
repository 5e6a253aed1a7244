import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { largestOf, type SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuAction, MenuLink } from '../../../ui/menu.tsx';
import { DownloadChoices } from './download-choices.tsx';
import { VaryChoices } from './vary-menu.tsx';

type ResultMenuProps = {
  subject: string;
  generation: Generation;
  locked: boolean;
  sizes: readonly SizedPicture[];
  onSave: (id: string) => void;
  upscaling: { disabled: boolean; note: string; onUpscale: () => void };
};

/** The actions of a result's bar as a menu: for tiles too narrow for three buttons. */
export function ResultMenu(props: ResultMenuProps) {
  const { subject, generation, sizes, locked, onSave, upscaling } = props;
  const { t } = useTranslation();
  const desk = patternDeskPath({ ...generation, ...largestOf(generation) });
  return (
    <div className="@min-[15rem]:hidden">
      <Menu
        trigger={
          <button type="button" disabled={locked} className={TRIGGER_CLASS}>
            <span>
              {t('results.actions')}
              <span className="sr-only"> {subject}</span>
            </span>
            <Icon name="chevronDown" className="size-4" />
          </button>
        }
      >
        <DownloadChoices sizes={sizes} onSave={onSave} />
        {!upscaling.disabled && (
          <MenuAction onSelect={upscaling.onUpscale}>
            <span>{t('results.upscaleShort')}</span>
            <span className="text-ink-soft tabular-nums">{upscaling.note}</span>
          </MenuAction>
        )}
        <VaryChoices generation={generation} />
        {desk && <MenuLink to={desk}>{t('patternDesk.open')}</MenuLink>}
      </Menu>
    </div>
  );
}

const TRIGGER_CLASS =
  'flex min-h-11 w-full items-center justify-between gap-2 px-3 text-sm font-medium ' +
  'transition-colors hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-soft';
