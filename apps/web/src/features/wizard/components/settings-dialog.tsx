import { listToolFields, type Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { WizardControl } from '../model/use-wizard.ts';
import { SettingFields } from './setting-fields.tsx';

type SettingsDialogProps = { tool: Tool; control: WizardControl; onClose: () => void };

/** A tool's settings over the images of a run, to be changed for the next one. */
export function SettingsDialog({ tool, control, onClose }: SettingsDialogProps) {
  const { t } = useTranslation();
  const { state, dispatch } = control;
  return (
    <Dialog open onClose={onClose} title={t('wizard.again.settings')}>
      <div className="mt-5 flex flex-col gap-6">
        <SettingFields
          fields={listToolFields(tool)}
          settings={state.settings}
          onChange={(setting, value) => dispatch({ type: 'settingChanged', setting, value })}
        />
        <Button onClick={onClose} className="self-end">
          {t('wizard.again.settingsDone')}
        </Button>
      </div>
    </Dialog>
  );
}
