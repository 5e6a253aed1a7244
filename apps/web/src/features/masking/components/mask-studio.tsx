import { BLANK_MASK_PIXELS } from '@toile/contract';
import type { Masking } from '@toile/tools';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkPlace } from '../../../canvas/mask/kept-work.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { MaskTarget } from '../api/target-form.ts';
import { BRUSH_RADIUS } from '../model/brush.ts';
import { findMissing } from '../model/find-missing.ts';
import { fitMode, type StageMode, type StrokeShape, withControl } from '../model/stage-mode.ts';
import { useConfirm } from '../model/use-confirm.ts';
import { useControlKey } from '../model/use-control-key.ts';
import { type KeptMask, useKeptMask } from '../model/use-kept-mask.ts';
import { useMaskFiles } from '../model/use-mask-files.ts';
import type { OpenPhoto } from '../model/use-open-session.ts';
import { useParts } from '../model/use-parts.ts';
import { useSessionState } from '../model/use-session-state.ts';
import { ColourSwatches } from './colour-swatches.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { DotsWarning } from './dots-warning.tsx';
import { DoubtfulMask } from './doubtful-mask.tsx';
import { EraseBar } from './erase-bar.tsx';
import { KeysHelp } from './keys-help.tsx';
import { MaskActions } from './mask-actions.tsx';
import { MaskFiles } from './mask-files.tsx';
import { MaskHint } from './mask-hint.tsx';
import { MaskTools } from './mask-tools.tsx';
import { PartChips } from './part-chips.tsx';
import { StageArea } from './stage-area.tsx';
import { Workbench } from './workbench.tsx';

export type MaskStudioProps = OpenPhoto & {
  masking: Masking;
  place: WorkPlace;
  /** True while the step is in view: keys of the whole page are handled then. */
  active: boolean;
  findTarget: () => Promise<MaskTarget | undefined>;
  onMask: (mask: KeptMask | undefined) => void;
  /** The buttons back and on; `missing` is the requirement that is still open. */
  renderFoot: (missing: string | undefined) => ReactNode;
};

/** The stage with the photo, and the tools beside it. */
export function MaskStudio(props: MaskStudioProps) {
  const { image, session, masking, place, active, findTarget, onMask, renderFoot } = props;
  const { t } = useTranslation();
  const view = useSessionState(session);
  const { summary } = view;
  const kept = useKeptMask({ session, view, place, active }, onMask);
  const { generatingMask, waits, fault, confirm, selectPart, retry, stop } = useConfirm({
    session,
    owner: place.owner,
    findTarget,
  });
  const parts = useParts({ photoKey: place.photoKey, active, findTarget });
  const { bringMask, saveMask, doubt } = useMaskFiles(session, place.owner);
  const [chosen, setChosen] = useState<StageMode>('mark');
  const [shape, setShape] = useState<StrokeShape>({ radius: BRUSH_RADIUS.initial, box: false });
  const { hasSelection, numberOfDots } = summary;
  const held = useControlKey(active);
  const mode = withControl(fitMode(chosen, { ...masking, hasSelection }), { held, hasSelection });
  const keysId = useId();
  const choice = useId();
  const hand = { mode, onMode: setChosen, name: choice };

  const missing = findMissing({ generatingMask, ...kept, summary });

  return (
    <Workbench
      active={active}
      foot={renderFoot(missing && t(`masking.${missing}`, { min: BLANK_MASK_PIXELS + 1 }))}
      stage={
        <StageArea
          image={image}
          session={session}
          view={view}
          mode={mode}
          marks={masking.marks}
          shape={shape}
          generating={generatingMask}
          waits={waits}
          onStop={stop}
          keysId={keysId}
        />
      }
    >
      {fault && (
        <ErrorState title={t('masking.failedTitle')} text={fault} onRetry={() => void retry()} />
      )}
      <MaskHint
        masking={masking}
        hasSelection={hasSelection}
        disabled={generatingMask}
        onPart={(part) => void selectPart(part)}
      />
      <div className="-order-1 flex flex-col gap-2 beside:order-none beside:gap-4">
        <div className="flex flex-wrap gap-2 beside:flex-col beside:gap-4">
          <MaskTools {...hand} masking={masking} hasSelection={hasSelection} />
          <ConfirmButton
            masking={masking}
            summary={summary}
            generating={generatingMask}
            onConfirm={() => void confirm(summary)}
          />
        </div>
        {hasSelection && (
          <EraseBar
            {...hand}
            shape={shape}
            onShape={setShape}
            disabled={generatingMask}
            onEdge={(change) => session.add({ kind: 'edge', change })}
          />
        )}
      </div>
      <PartChips
        offered={masking.parts}
        parts={parts.data}
        finding={parts.isFetching}
        disabled={generatingMask}
        onPart={(part) => void selectPart(part)}
      />
      <MaskActions
        masking={masking}
        session={session}
        summary={summary}
        generating={generatingMask}
      />
      <ColourSwatches colour={view.colour} onColour={session.setColour} />
      <MaskFiles
        hasSelection={hasSelection}
        generating={generatingMask}
        onImport={bringMask}
        onExport={saveMask}
      />
      <KeysHelp id={keysId} text={t('masking.keysHint')} />
      <DotsWarning numberOfDots={numberOfDots} />
      <DoubtfulMask doubt={doubt} />
    </Workbench>
  );
}
