import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type FileButtonProps = {
  label: string;
  accept: string;
  pending: boolean;
  onChoose: (file: File) => void;
};

/** A button that lets the user choose a file. */
export function FileButton({ label, accept, pending, onChoose }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="outline" pending={pending} onClick={() => file.current?.click()}>
        {label}
      </Button>
      <input
        ref={file}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = ''; // Choosing the same file again fires the event again.
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}
