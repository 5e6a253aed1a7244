import type { Generation } from '@toile/contract';
import { getTool, listUses } from '@toile/tools';
import { isOpenTool } from '../open-tools.ts';
import { toolPath } from '../tool-path.ts';
import type { PictureForStep } from './picture-for-step.ts';

type Used = Pick<Generation, 'type' | 'output_image_id' | 'image_url' | 'width' | 'height'>;

/** A link that takes an output along to a tool, into the step that asks for such a picture. */
export type UseLink = { label: string; to: string; state: { forStep: PictureForStep } };

/** The links of an output to every tool that goes on with it, in the order of the product. */
export function listUseLinks({ type, ...output }: Used): UseLink[] {
  const { output_image_id: outputId, image_url: imageUrl, width, height } = output;
  return listUses(getTool(type))
    .filter(({ tool }) => isOpenTool(tool))
    .map(({ tool, step }) => ({
      label: tool.words.name,
      to: toolPath(tool.id),
      state: { forStep: { step, outputId, imageUrl, width, height } },
    }));
}
