import { fileURLToPath } from 'node:url';
import { sketchKind } from '@toile/studio/drawing';
import { FACES, type Face } from '@toile/tools';
import sharp from 'sharp';

/** Draws the portraits of the face step anew, from the engine's own sketches: `npm run draw-faces`. */
const PEOPLE: Record<Face['words'], { prompt: string; seed: number }> = {
  redBob: { prompt: 'nordic woman in a white blouse, watercolour', seed: 1 },
  blackCurls: { prompt: 'nigerian woman in a rust turtleneck, watercolour', seed: 1 },
  longBlack: { prompt: 'korean woman in a navy shirt, watercolour', seed: 2 },
  darkWaves: { prompt: 'indian woman in a teal blouse, watercolour', seed: 2 },
  greyBun: { prompt: 'older italian woman in a grey blazer, watercolour', seed: 2 },
  longBrown: { prompt: 'mexican woman in an ochre t-shirt, watercolour', seed: 2 },
  brownBeard: { prompt: 'nordic man in a grey t-shirt, watercolour', seed: 2 },
  shortBlack: { prompt: 'african man in a white shirt, watercolour', seed: 1 },
  blackBeard: { prompt: 'japanese man in a black turtleneck, watercolour', seed: 1 },
  darkBeard: { prompt: 'indian man in a olive shirt, watercolour', seed: 1 },
  greyHair: { prompt: 'older man in a navy turtleneck, watercolour', seed: 1 },
  headscarf: { prompt: 'arab woman in a plum blouse, watercolour', seed: 2 },
};

const PAGE = { width: 768, height: 1024 };
/** Rectangle of head and shoulders on the page. */
const PORTRAIT = { left: 264, top: 30, width: 240, height: 240 };
const SIDE_PX = 240;
/** Factor of the resolution at which the lines are drawn, relative to the page. */
const FINE = 3;

const target = new URL('../apps/web/src/features/wizard/pictures/faces/', import.meta.url);

for (const { id, words } of FACES) {
  const { prompt, seed } = PEOPLE[words];
  const brief = {
    kind: 'create-sketch',
    prompt,
    instruction: prompt,
    size: PAGE,
    images: {},
    settings: {},
  } as const;
  const { companions } = await sketchKind(brief, { seed, variant: 0 });
  if (!companions?.svg) throw new Error(`${words} has no lines`);
  const page = await sharp(Buffer.from(companions.svg))
    .resize(PAGE.width * FINE)
    .png()
    .toBuffer();
  const { left, top, width, height } = PORTRAIT;
  await sharp(page)
    .extract({
      left: left * FINE,
      top: top * FINE,
      width: width * FINE,
      height: height * FINE,
    })
    .resize(SIDE_PX)
    .webp({ quality: 82 })
    .toFile(fileURLToPath(new URL(`${id}.webp`, target)));
  console.log(`${id}.webp: ${words}`);
}
