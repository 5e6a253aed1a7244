import { randomInt } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createEngine, type Engine } from '@toile/engines';
import { getTool, type ImageBrief, type Tool } from '@toile/tools';
import {
  ArgumentFault,
  type GenerateOrder,
  readGenerateOrder,
  USAGE,
} from './generate/generate-order.ts';
import { describePicture, writePicture } from './generate/write-picture.ts';

/** Draws a tool's pictures into a folder: no server, no account. */
async function main(): Promise<void> {
  const order = readGenerateOrder(process.argv.slice(2));
  const threads = Math.min(order.count, availableParallelism());
  const engine = createEngine('studio', { studioThreads: threads });
  try {
    await generate(engine, order);
  } finally {
    await engine.close();
  }
}

async function generate(engine: Engine, order: GenerateOrder) {
  const { fields, count, sizePx, source, out } = order;
  const tool = getTool(fields.ai_model);
  const brief = tool.brief?.(fields, await readImages(tool, order));
  if (!brief || !engine.kinds.has(brief.kind)) {
    throw new Error(`The studio engine cannot draw ${tool.id} yet.`);
  }
  if (tool.promptRequired && fields.text_prompt === '') {
    throw new ArgumentFault('Say what to draw: the prompt is empty.');
  }
  if (tool.requiredImages.includes('source_image') && !source) {
    throw new ArgumentFault('Name the picture to work from: --source file.png.');
  }
  if (tool.requiredImages.includes('original_target_image') && !source) {
    throw new ArgumentFault('Name the photo to work on: --source file.png.');
  }
  const seed = fields.seed ?? randomInt(2 ** 32);
  await mkdir(out, { recursive: true });
  const sized = sizePx ? { ...brief, size: resized(brief.size, sizePx) } : brief;
  const draw = async (_: unknown, variant: number) => {
    const image = await engine.render(sized, { seed, variant });
    const name = { tool: tool.id, engine: engine.id, seed, place: variant + 1 };
    console.log(describePicture(await writePicture(out, image, name), image));
  };
  await Promise.all(Array.from({ length: count }, draw));
}

/** The pictures of the command line, in the parts that the tool gives them. */
async function readImages(
  { requiredImages }: Tool,
  { source, mask }: GenerateOrder,
): Promise<ImageBrief['images']> {
  if (!source) return {};
  const picture = await readSource(source);
  if (!requiredImages.includes('original_target_image')) return { source: picture };
  return { target: picture, ...(mask ? { mask: await readSource(mask) } : {}) };
}

async function readSource(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new ArgumentFault(`--source: ${file} cannot be read.`, { cause });
  }
}

const resized = ({ width, height }: ImageBrief['size'], sizePx: number) => ({
  width: sizePx,
  height: Math.round((height * sizePx) / width),
});

try {
  await main();
} catch (fault) {
  const isArgument = fault instanceof ArgumentFault;
  console.error(fault instanceof Error ? fault.message : fault);
  if (isArgument) console.error(`\n${USAGE}`);
  process.exitCode = isArgument ? 2 : 1;
}
