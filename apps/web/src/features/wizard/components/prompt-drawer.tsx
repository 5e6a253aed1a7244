import type { ToolId } from '@toile/contract';
import { PalettePicker } from './palette-picker.tsx';
import { WordsDrawer } from './words-drawer.tsx';

type PromptDrawerProps = {
  kind: 'words' | 'palettes';
  tool: ToolId;
  prompt: string;
  /** Takes a word, which goes where the caret is. */
  onChoose: (word: string) => void;
  /** Takes the whole prompt, with the colours of a palette. */
  onChange: (prompt: string) => void;
  onClose: () => void;
};

/** What opens beside a prompt: the words that the engine knows, or the user's palettes. */
export function PromptDrawer(props: PromptDrawerProps) {
  const { kind, tool, prompt, onChoose, onChange, onClose } = props;
  return kind === 'words' ? (
    <WordsDrawer tool={tool} onChoose={onChoose} onClose={onClose} />
  ) : (
    <PalettePicker prompt={prompt} onChange={onChange} onClose={onClose} />
  );
}
