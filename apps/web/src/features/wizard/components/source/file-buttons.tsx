import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { ButtonLook } from '../../../../ui/button-class.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { Bringing } from '../../model/use-bring-file.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type FileButtonsProps = Pick<Bringing, 'bring' | 'isChecking'> & {
  label: string;
  look: ButtonLook;
};

/** Buttons for the file picker and, on touch devices, the camera. */
export function FileButtons({ bring, isChecking, label, look }: FileButtonsProps) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    accept: TYPES,
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      void bring([...(target.files ?? [])]);
      target.value = ''; // Choosing the same file again fires the event again.
    },
  };
  return (
    <>
      <Button look={look} pending={isChecking} onClick={() => files.current?.click()}>
        <Icon name="upload" />
        {label}
      </Button>
      <Button
        look="outline"
        disabled={isChecking}
        onClick={() => camera.current?.click()}
        className="not-pointer-coarse:hidden"
      >
        <Icon name="camera" />
        {t('wizard.source.takePhoto')}
      </Button>
      <input ref={files} {...input} />
      <input ref={camera} {...input} capture="environment" />
    </>
  );
}
