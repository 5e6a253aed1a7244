import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type MaskFilesProps = {
  hasSelection: boolean;
  generating: boolean;
  onImport: (file: File) => void;
  onExport: () => void;
};

/** A mask is brought as a file, or taken along as one. */
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
          target.value = ''; // The same file, brought again, is a change again.
          if (chosen) onImport(chosen);
        }}
      />
    </div>
  );
}
