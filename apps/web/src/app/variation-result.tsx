import { toolName } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGeneration } from '../features/results/api/get-generation.ts';
import { ResultLayout } from '../features/results/components/result-layout.tsx';
import { ResultStep } from '../features/results/components/result-step.tsx';
import { getJobEventHub } from '../lib/event-stream/page-hub.ts';
import { pictureSources } from '../lib/generations/picture-sources.ts';
import type { Run } from '../lib/generations/run.ts';
import { toolPath } from '../lib/tool-path.ts';
import { useVary } from '../lib/variations/use-vary.ts';
import type { VariationRequest } from '../lib/variations/variation-request.ts';

type VariationResultProps = { request: VariationRequest; run: Run };

/** A run of variations, on the results' table. */
export function VariationResult({ request, run }: VariationResultProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const vary = useVary();
  const { outputImageId, aiModel, dimensions, count } = request;
  const { data: origin } = useGeneration(outputImageId);
  const varied = { output_image_id: outputImageId, type: aiModel, ...dimensions };
  const engine = origin?.engine;
  return (
    <ResultLayout isSingle={count === 1}>
      <ResultStep
        tool={{ id: aiModel, outputSize: dimensions }}
        ofEngine={engine}
        run={run}
        ran={{ prompt: origin?.prompt ?? '', count }}
        starting={false}
        given={{ prompt: origin?.prompt ?? '', sourceUrl: origin && pictureSources(origin).src }}
        words={{
          back: t('variations.back', { tool: toolName(aiModel) }),
          regenerate: t('variations.again'),
          regenerateCount: t('variations.againCount'),
        }}
        onBack={() => void navigate(toolPath(aiModel))}
        onRegenerate={(next) => vary(varied, next)}
        onRetryStream={() => getJobEventHub().retry(run.internalJobId)}
      />
    </ResultLayout>
  );
}
