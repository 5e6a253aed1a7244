import type { ToolId } from '@toile/contract';
import { briefKindOf, getTool, type Tool } from '@toile/tools';

/** Every tool, with a plain brief that contains all settings; one that takes a backdrop with its own. */
export function getProbeTool(id: ToolId): Tool {
  const tool = getTool(id);
  const kind = briefKindOf(tool);
  if (!kind) throw new Error(`The tool ${id} has no brief`);
  const brief: Tool['brief'] = (run, images) => ({
    kind,
    prompt: run.text_prompt,
    instruction: run.text_prompt,
    size: tool.outputSize,
    images,
    settings: {
      repeat: run.repeat,
      repeatCm: run.repeatCm,
      garmentType: run.garmentType,
      faceId: run.face_id,
      maskCoordinates: run.mask_coordinates,
      reposition: run.reposition,
    },
  });
  const reads = ['repeatCm', 'garmentType', 'face_id', 'mask_coordinates', 'reposition'] as const;
  return { ...tool, reads, brief: tool.takesBackdrop ? tool.brief : brief };
}
