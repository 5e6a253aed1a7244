import type { Masking } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { StageMode } from '../model/stage-mode.ts';

type MaskToolsProps = {
  masking: Masking;
  mode: StageMode;
  onMode: (mode: StageMode) => void;
  /** True: there is a mask. Where a tool does not add to a mask, nothing more is marked. */
  hasSelection: boolean;
  /** Name of the group of radio buttons, shared with the erase bar: one choice among all. */
  name: string;
};

/** Choice of mode before there is a mask, and beside brush and eraser. */
export function MaskTools({ masking, mode, onMode, hasSelection, name }: MaskToolsProps) {
  const { t } = useTranslation();
  const marking: StageMode[] = masking.marks === 'dots' ? ['mark', 'leave'] : ['mark'];
  const modes: StageMode[] = [...(hasSelection && !masking.addsMore ? [] : marking), 'hand'];
  return (
    <ChoiceGroup
      legend={t('masking.modeLabel')}
      legendHidden
      name={name}
      choices={modes.map((value) => ({ value, label: t(`masking.modes.${value}`) }))}
      value={mode}
      onChange={onMode}
    />
  );
}
