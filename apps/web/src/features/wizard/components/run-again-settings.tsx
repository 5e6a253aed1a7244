import { listToolFields, type Tool } from '@toile/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { WizardControl } from '../model/use-wizard.ts';
import { SettingFields } from './setting-fields.tsx';

type RunAgainSettingsProps = { tool: Tool; control: WizardControl; isBeside: boolean };

/** The settings beside the images, folded away; nothing for a tool without. */
export function RunAgainSettings({ tool, control, isBeside }: RunAgainSettingsProps) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  const [isOpen, setOpen] = useState(false);
  const fields = listToolFields(tool);
  if (fields.length === 0) return null;
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 pr-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevronRight" className="transition-transform group-open:rotate-90" />
        {t('wizard.again.settings')}
      </summary>
      <div
        className={classNames(
          'grid items-start gap-x-10 gap-y-5 pt-1 pb-4 sm:grid-cols-2',
          isBeside && 'lg:grid-cols-1',
        )}
      >
        {isOpen && (
          <SettingFields
            fields={fields}
            settings={state.settings}
            onChange={(setting, value) => dispatch({ type: 'settingChanged', setting, value })}
          />
        )}
      </div>
    </details>
  );
}
