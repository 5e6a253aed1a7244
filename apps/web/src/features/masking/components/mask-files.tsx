import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type MaskFilesProps = {
  hasSelection: boolean;
  generating: boolean;
  onImport: (file: File) => void;
  onExport: () => void;
};

/** Imports a mask from a file, and exports it as one. */
export function MaskFiles({ hasSelection, generating, onImport, onExport }: MaskFilesProps) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" disabled={generating} onClick={() => file.current?.click()}>
        {t('masking.importMask')}
      </Button>
      <Button look="quiet" disabled={!hasSelection || generating} onClick={onExport}>
        {t('masking.exportMask')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/png"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = ''; // Choosing the same file again fires the event again.
          if (chosen) onImport(chosen);
        }}
      />
    </div>
  );
}
