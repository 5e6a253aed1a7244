import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { serverWords } from '@toile/contract';
import { type Engine, EngineError, type LocalModels } from '@toile/engines';
import { folderSchema } from '@toile/engines/setting';
import { createStudioEngine } from '@toile/studio';
import { getTool, type ImageBrief } from '@toile/tools';
import {
  ArgumentFault,
  type GenerateOrder,
  readGenerateOrder,
  USAGE,
} from './generate/generate-order.ts';
import { readPictures } from './generate/read-pictures.ts';
import { readUpscaleOrder, UPSCALE } from './generate/upscale-order.ts';
import { upscalePicture } from './generate/upscale-picture.ts';
import { describePicture, writePicture } from './generate/write-picture.ts';

/** Draws a tool's pictures into a folder, or enlarges one: no server, no account. */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === UPSCALE) {
    const order = readUpscaleOrder(args);
    return withEngine(1, (engine) => upscalePicture(engine, order));
  }
  const order = readGenerateOrder(args);
  return withEngine(order.count, (engine) => generate(engine, order));
}

async function withEngine(count: number, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = createStudioEngine({
    threads: Math.min(count, availableParallelism()),
    models: modelSettings(process.env),
  });
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}

/** The models of the product that is started here, by the same settings. */
function modelSettings({ MODELS_DIR, MODELS_URL, DATA_DIR, CUTOUT_MODEL }: NodeJS.ProcessEnv) {
  const modelsDir = resolve(MODELS_DIR || join(DATA_DIR || '.data', 'models'));
  const modelsUrl = folderSchema()
    .optional()
    .parse(MODELS_URL || undefined);
  return { modelsDir, modelsUrl, cutOutModel: CUTOUT_MODEL || 'isnet', checksPictures: false };
}

async function generate(engine: Engine, order: GenerateOrder) {
  const { fields, count, sizePx, out, origin } = order;
  const tool = getTool(fields.ai_model);
  if (!tool.brief || !engine.kinds.has(tool.brief(fields, {}).kind)) {
    throw new Error(`The studio engine cannot draw ${tool.id} yet.`);
  }
  if (tool.promptRequired && fields.text_prompt === '') {
    throw new ArgumentFault('Say what to draw: the prompt is empty.');
  }
  const brief = tool.brief(fields, await readPictures(tool, order));
  if (engine.localModels?.areUsedFor(brief)) await fetchModels(engine.localModels);
  const seed = fields.seed ?? randomInt(2 ** 32);
  await mkdir(out, { recursive: true });
  const sized = sizePx ? { ...brief, size: resized(brief.size, sizePx) } : brief;
  const draw = async (_: unknown, variant: number) => {
    const image = await engine.render(sized, { seed, variant, origin });
    const name = { tool: tool.id, engine: engine.id, seed, place: variant + 1 };
    console.log(describePicture(await writePicture(out, image, name), image));
  };
  await Promise.all(Array.from({ length: count }, draw));
}

/**
 * Fetches absent weights. A failed download only prints a line: the brief may not need that model,
 * and the engine reports it if it does.
 */
async function fetchModels({ fetchMissing }: LocalModels): Promise<void> {
  const say = (line: string) => console.error(line);
  await fetchMissing({ say }).catch((fault: AggregateError) => {
    say([fault.message, ...fault.errors.map(String)].join('\n  '));
  });
}

const resized = ({ width, height }: ImageBrief['size'], sizePx: number) => ({
  width: sizePx,
  height: Math.round((height * sizePx) / width),
});

/** The sentence for a person at the terminal. */
function sentenceOf(fault: unknown): unknown {
  if (fault instanceof EngineError && fault.reason) return serverWords.refusals[fault.reason];
  return fault instanceof Error ? fault.message : fault;
}

try {
  await main(process.argv.slice(2));
} catch (fault) {
  const isArgument = fault instanceof ArgumentFault;
  console.error(sentenceOf(fault));
  if (isArgument) console.error(`\n${USAGE}`);
  process.exitCode = isArgument ? 2 : 1;
}
