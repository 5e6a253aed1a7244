import { errorWords, type Generation, type ToolId, type UploadField } from '@toile/contract';
import { listTools, toolName } from '@toile/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../../../lib/generations/picture-sources.ts';
import { isOpenTool } from '../../../../lib/open-tools.ts';
import { useTimeAgo } from '../../../../lib/time/use-time-ago.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { CornerMark } from '../../../../ui/corner-mark.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { PictureButton } from '../../../../ui/picture-button.tsx';
import { useGenerationChoice } from '../../api/choose-generations.ts';
import type { GivenPicture } from '../../model/given-picture.ts';
import { UploadChoice } from './upload-choice.tsx';

type PreviousDialogProps = {
  owner: string;
  /** Its title. */
  label: string;
  /** The tools whose pictures fit. */
  makers: readonly ToolId[];
  /** The tools whose uploads fit. */
  takers: readonly ToolId[];
  field: UploadField;
  /** True: some output fits the step; else the uploads come first. */
  hasOutputs: boolean;
  onClose: () => void;
  onChoose: (picture: GivenPicture) => void;
};

/** Filters of the outputs beside single tools; no id of a tool has a question mark. */
const FITTING = '?fitting';
const ALL = '?all';
const UPLOADS = '?uploads';

/** Dialog to choose one of the user's outputs, at first those that fit the step, or of the uploads. */
export function PreviousDialog(props: PreviousDialogProps) {
  const { owner, label, makers: fitting, takers, field, hasOutputs, onClose, onChoose } = props;
  const { t } = useTranslation();
  const [only] = fitting.length === 1 ? fitting : [];
  const [makers, setMakers] = useState<string>(hasOutputs ? (only ?? FITTING) : UPLOADS);
  const several: Partial<Record<string, readonly ToolId[]>> = { [FITTING]: fitting, [ALL]: [] };
  return (
    <Dialog open onClose={onClose} title={label} width="wide">
      <div className="mt-5 flex flex-col gap-5">
        <ChoiceGroup<string>
          legend={t('wizard.previous.filterLabel')}
          choices={[
            ...(only ? [] : [{ value: FITTING, label: t('wizard.previous.fitting') }]),
            { value: UPLOADS, label: t('wizard.previous.uploads') },
            { value: ALL, label: t('wizard.previous.all') },
            ...listTools()
              .filter(isOpenTool)
              .map(({ id, words }) => ({ value: id, label: words.name })),
          ]}
          value={makers}
          onChange={setMakers}
        />
        {makers === UPLOADS ? (
          <UploadChoice owner={owner} field={field} tools={takers} onChoose={onChoose} />
        ) : (
          <Choice key={makers} tools={several[makers] ?? [makers]} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

type ChoiceProps = Pick<PreviousDialogProps, 'onChoose'> & { tools: readonly ToolId[] };

function Choice({ tools, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGenerationChoice(tools);
  if (isError && !data) {
    return <ErrorState title={errorWords.fetchGenerations} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const all = data.pages.flatMap((page) => page.generation_data);
  if (all.length === 0) return <p className="annotation">{t('wizard.previous.empty')}</p>;
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {all.map((generation) => (
          <li key={generation.output_image_id} className="relative aspect-3/4">
            <ChoiceTile generation={generation} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="outline"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="self-center"
        >
          {t('wizard.previous.more')}
        </Button>
      )}
    </>
  );
}

type ChoiceTileProps = Pick<PreviousDialogProps, 'onChoose'> & { generation: Generation };

function ChoiceTile({ generation, onChoose }: ChoiceTileProps) {
  const { t } = useTranslation();
  const time = useTimeAgo(generation.timestamp);
  const { output_image_id: outputId, image_url: imageUrl, width, height } = generation;
  const tool = toolName(generation.type);
  const isTwice = generation.upscaled_from_id !== null;
  return (
    <>
      <PictureButton
        label={t(isTwice ? 'wizard.previous.useTwice' : 'wizard.previous.use', { tool, time })}
        sources={pictureSources(generation)}
        sizes="11rem"
        fallback={t('results.imageGone')}
        onClick={() => onChoose({ kind: 'output', outputId, imageUrl, width, height })}
        className="size-full cursor-pointer"
      />
      {isTwice && <CornerMark>{t('results.twice')}</CornerMark>}
    </>
  );
}
