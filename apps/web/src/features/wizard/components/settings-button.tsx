import { listToolFields, type Tool } from '@toile/tools';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { WizardControl } from '../model/use-wizard.ts';

const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.tsx')).SettingsDialog,
}));

type SettingsButtonProps = { tool: Tool; control: WizardControl };

/** Opens a tool's settings, beside the pictures of its entries; nothing for a tool without. */
export function SettingsButton({ tool, control }: SettingsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (listToolFields(tool).length === 0) return null;
  const label = t('wizard.again.settings');
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        className="flex h-16 w-12 shrink-0 items-center justify-center rounded border border-control bg-raised transition-colors hover:border-ink"
      >
        <Icon name="sliders" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsDialog tool={tool} control={control} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
