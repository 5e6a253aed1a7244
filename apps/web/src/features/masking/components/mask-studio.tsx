import { BLANK_MASK_PIXELS } from '@toile/contract';
import type { Masking } from '@toile/tools';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaskTarget } from '../api/generate-mask.ts';
import { BRUSH_RADIUS } from '../model/brush.ts';
import { findMissing } from '../model/find-missing.ts';
import type { WorkPlace } from '../model/kept-work.ts';
import { fitMode, type StageMode, withControl } from '../model/stage-mode.ts';
import { useConfirm } from '../model/use-confirm.ts';
import { useControlKey } from '../model/use-control-key.ts';
import { type KeptMask, useKeptMask } from '../model/use-kept-mask.ts';
import { useMaskFiles } from '../model/use-mask-files.ts';
import type { OpenPhoto } from '../model/use-open-session.ts';
import { useSessionState } from '../model/use-session-state.ts';
import { DotsWarning } from './dots-warning.tsx';
import { MaskActions } from './mask-actions.tsx';
import { MaskTools } from './mask-tools.tsx';
import { StageArea } from './stage-area.tsx';

export type MaskStudioProps = OpenPhoto & {
  masking: Masking;
  place: WorkPlace;
  /** Whether the step is in view: keys of the whole page are heard then. */
  active: boolean;
  findTarget: () => Promise<MaskTarget | undefined>;
  onMask: (mask: KeptMask | undefined) => void;
  /** The ways on and back, told what is missing. */
  renderFoot: (missing: string | undefined) => ReactNode;
};

/** The stage with the photo, and the tools beside it. */
export function MaskStudio(props: MaskStudioProps) {
  const { image, session, masking, place, active, findTarget, onMask, renderFoot } = props;
  const { t } = useTranslation();
  const view = useSessionState(session);
  const { summary } = view;
  const { isBlank, isSettled } = useKeptMask({ session, view, place }, onMask);
  const { generatingMask, confirm, stop } = useConfirm({
    session,
    owner: place.owner,
    findTarget,
  });
  const { bringMask, saveMask } = useMaskFiles(session, place.owner);
  const [chosen, setChosen] = useState<StageMode>('mark');
  const [radius, setRadius] = useState<number>(BRUSH_RADIUS.initial);
  const { hasSelection, numberOfDots } = summary;
  const held = useControlKey(active);
  const mode = withControl(fitMode(chosen, { ...masking, hasSelection }), { held, hasSelection });
  const keysId = useId();

  const missing = findMissing({ generatingMask, isBlank, isSettled, summary });

  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <StageArea
        image={image}
        session={session}
        view={view}
        mode={mode}
        marks={masking.marks}
        radius={radius}
        generating={generatingMask}
        onStop={stop}
        keysId={keysId}
      />
      <div className="flex flex-col gap-6 lg:border-l lg:border-hairline lg:pl-8">
        <p>{t(hasSelection ? 'masking.hints.refine' : `masking.hints.${masking.marks}`)}</p>
        <MaskTools
          masking={masking}
          mode={mode}
          onMode={setChosen}
          hasSelection={hasSelection}
          radius={radius}
          onRadius={setRadius}
          colour={view.colour}
          onColour={session.setColour}
        />
        <MaskActions
          masking={masking}
          session={session}
          summary={summary}
          generating={generatingMask}
          onConfirm={() => void confirm(summary)}
          onImport={bringMask}
          onExport={saveMask}
        />
        {renderFoot(missing && t(`masking.${missing}`, { min: BLANK_MASK_PIXELS + 1 }))}
        <p id={keysId} className="annotation text-sm pointer-coarse:sr-only">
          {t('masking.keysHint')}
        </p>
      </div>
      <DotsWarning numberOfDots={numberOfDots} />
    </div>
  );
}
