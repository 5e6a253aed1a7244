import { serverWords, type ToolId } from '@toile/contract';
import { type Engine, EngineError, type RenderedImage } from '@toile/engines';
import { getTool, type ImageBrief, listFields, runSchemaOf } from '@toile/tools';
import type { AskedPrompt } from './corpus.ts';

/** The same for every prompt and its source, so that two drawings differ by the engine alone. */
export const SEED = 1;

/** The pictures that came, and a sentence for each that was refused; places count from 1. */
export type DrawnRun = {
  source?: RenderedImage;
  pictures: readonly { place: number; image: RenderedImage }[];
  refusals: readonly string[];
};

/** The tool that draws the source of a prompt, and the words for it. */
export function sourceOf({ pattern, sketch }: AskedPrompt) {
  if (pattern !== undefined) return { tool: 'create-pattern', prompt: pattern };
  return sketch === undefined ? undefined : { tool: 'create-sketch', prompt: sketch };
}

/** Draws the pictures of a prompt, its source first. The engine draws them in its threads. */
export async function drawRun(
  engine: Engine,
  asked: AskedPrompt,
  count: number,
): Promise<DrawnRun> {
  const refusals: string[] = [];
  const draw = async (brief: ImageBrief, place: number) => {
    try {
      return [{ place, image: await engine.render(brief, { seed: SEED, variant: place - 1 }) }];
    } catch (fault) {
      // A tool that gives no picture is scored as wrong.
      refusals.push(`${brief.kind} ${place}: ${sentenceOf(fault)}`);
      return [];
    }
  };
  const wanted = sourceOf(asked);
  const [source] = wanted ? await draw(briefOf(wanted.tool, wanted.prompt), 1) : [];
  if (wanted && !source) return { pictures: [], refusals };
  const brief = briefOf(asked.tool, asked.prompt, source?.image);
  const places = Array.from({ length: count }, (_, variant) => variant + 1);
  const pictures = await Promise.all(places.map((place) => draw(brief, place)));
  return { source: source?.image, pictures: pictures.flat(), refusals };
}

/** The brief of a run as the product makes it; a sketch of ours goes with its region map. */
function briefOf(id: ToolId, prompt: string, source?: RenderedImage): ImageBrief {
  const run = runSchemaOf(listFields()).parse({ ai_model: id, text_prompt: prompt });
  const brief = getTool(id).brief?.(run, source ? { source: source.png } : {});
  if (!brief) throw new Error(`${id} has no brief`);
  const sourceRegions = source?.companions?.regionMap;
  return { ...brief, ...(sourceRegions && { sourceRegions }) };
}

/** The sentence of a picture that the engine could not draw; other faults are thrown on. */
function sentenceOf(fault: unknown): string {
  if (!(fault instanceof EngineError)) throw fault;
  return fault.reason ? serverWords.refusals[fault.reason] : fault.message;
}
