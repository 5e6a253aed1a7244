import { encodePng, measureReading, sketchKind, TRIAL_PROMPTS } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import sharp from 'sharp';

/**
 * Prompts of the sketches to read, and the goal: the share of skin and cloth that must agree (not
 * counting the outermost pixel of each region, which is antialiased), and the share of sketches
 * that must reach it.
 */
const PROMPTS = TRIAL_PROMPTS.slice(0, 40);
const GOAL = { agreement: 0.97, part: 0.9 };
/**
 * Set of the sketches: `npm run reading -- 1` draws other sketches of the same prompts, `-- 2`
 * others again.
 */
const SET = Number(process.argv[2] ?? 0);

const percent = (part: number) => `${(part * 100).toFixed(1).padStart(5)} %`;

/**
 * Saves our own sketches as JPEG, reads them without their region maps and compares the result with
 * the drawing.
 */
async function main(): Promise<void> {
  const inner: number[] = [];
  const all: number[] = [];
  const added: number[] = [];
  for (const [i, prompt] of PROMPTS.entries()) {
    const run = { ai_model: 'create-sketch', text_prompt: prompt, num_images: 1 } as const;
    const brief = getTool('create-sketch').brief?.(run, {});
    if (!brief) throw new Error('create-sketch has no brief');
    const drawn = await sketchKind(brief, { seed: SET * 100 + i + 1, variant: (i + SET) % 4 });
    const jpeg = await sharp(await encodePng(drawn))
      .jpeg({ quality: 85 })
      .toBuffer();
    const { skinAndCloth, withBorders, beyond } = await measureReading(
      { ...brief, kind: 'sketch-to-image', images: { source: jpeg } },
      drawn.companions?.regionMap,
    );
    inner.push(skinAndCloth);
    all.push(withBorders);
    added.push(beyond);
    const cells = [skinAndCloth, withBorders, beyond].map(percent).join(' ');
    console.log(`${cells}  ${drawn.choices.finish ?? ''} ${prompt}`);
  }
  console.log('skin and cloth, the same with borders, ground taken for figure; finish and prompt');
  console.log(`Skin and cloth: ${summary(inner)}; with borders: ${summary(all)}`);
  console.log(`Ground taken for figure: median ${percent(medianOf(added)).trim()}`);
  if (goodOf(inner) < PROMPTS.length * GOAL.part) process.exitCode = 1;
}

const goodOf = (parts: readonly number[]) => parts.filter((part) => part >= GOAL.agreement).length;

const medianOf = (parts: readonly number[]) =>
  parts.toSorted((a, b) => a - b)[parts.length >> 1] ?? 0;

function summary(parts: readonly number[]): string {
  const good = `${goodOf(parts)} of ${parts.length} at ${percent(GOAL.agreement).trim()} or more`;
  return `${good}, median ${percent(medianOf(parts)).trim()}`;
}

await main();
