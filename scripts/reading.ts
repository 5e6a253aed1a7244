import { encodePng, measureReading, sketchKind, TRIAL_PROMPTS } from '@toile/engines/studio';
import { getTool } from '@toile/tools';
import sharp from 'sharp';

/** What our own sketches are drawn from, and what part of them has to be read well. */
const PROMPTS = TRIAL_PROMPTS.slice(0, 40);
const GOAL = { figure: 0.97, part: 0.9 };

const percent = (part: number) => `${(part * 100).toFixed(1).padStart(5)} %`;

/** Saves our own sketches as JPEG, reads them blind and compares with what was drawn. */
async function main(): Promise<void> {
  let good = 0;
  const figures: number[] = [];
  for (const [i, prompt] of PROMPTS.entries()) {
    const run = { ai_model: 'create-sketch', text_prompt: prompt, num_images: 1 } as const;
    const brief = getTool('create-sketch').brief?.(run, {});
    if (!brief) throw new Error('create-sketch has no brief');
    const drawn = await sketchKind(brief, { seed: i + 1, variant: i % 4 });
    const jpeg = await sharp(await encodePng(drawn))
      .jpeg({ quality: 85 })
      .toBuffer();
    const { figure, skinAndCloth, beyond } = await measureReading(
      { ...brief, kind: 'sketch-to-image', images: { source: jpeg } },
      drawn.companions?.regionMap,
    );
    figures.push(figure);
    if (figure >= GOAL.figure) good += 1;
    const cells = [figure, skinAndCloth, beyond].map(percent).join(' ');
    console.log(`${cells}  ${drawn.choices.finish ?? ''} ${prompt}`);
  }
  const median = figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
  console.log('the figure, skin and cloth alone, ground taken for figure; finish and prompt');
  console.log(
    `${good} of ${PROMPTS.length} at ${percent(GOAL.figure)} or more; median ${percent(median)}`,
  );
  if (good < PROMPTS.length * GOAL.part) process.exitCode = 1;
}

await main();
