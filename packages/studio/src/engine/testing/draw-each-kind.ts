import { createHash } from 'node:crypto';
import type { ImageBrief } from '@toile/tools';
import { encodePng } from '../../core/encode-png.ts';
import type { Drawn } from '../../core/kind.ts';
import { STUDIO_MODEL } from '../../core/studio-model.ts';
import { keptMask, keptPhoto } from '../../photo/testing/kept-photo.ts';
import { KINDS } from '../registry.ts';

const PAGE = { width: 768, height: 1024 };
const TILE = { width: 256, height: 256 };
const DRAW = { seed: 7, variant: 1 };
const EMPTY = { prompt: '', instruction: '', size: PAGE, images: {}, settings: {} };

async function draw(brief: Partial<ImageBrief> & Pick<ImageBrief, 'kind'>): Promise<Drawn> {
  return KINDS[brief.kind]({ ...EMPTY, ...brief }, DRAW);
}

/** One picture of each kind, from the same orders every time; photos are read without a model. */
async function drawEachKind(): Promise<Drawn[]> {
  const pattern = await draw({
    kind: 'create-pattern',
    prompt: 'embroidered roses, pink and coral on navy',
    size: TILE,
  });
  const sketch = await draw({ kind: 'create-sketch', prompt: 'watercolour, red lace dress' });
  const [cloth, page] = [await encodePng(pattern), await encodePng(sketch)];
  const [figure, flatLay] = [await keptPhoto('trousers'), await keptPhoto('flat-shirt')];
  return [
    pattern,
    sketch,
    await draw({
      kind: 'recolour-pattern',
      images: { origin: cloth },
      settings: { recolouring: { palette: ['#205040', '#f4d9c0'] } },
    }),
    await draw({
      kind: 'pattern-to-image',
      prompt: 'velvet shirt',
      size: { width: 192, height: 256 },
      images: { source: cloth },
    }),
    await draw({
      kind: 'sketch-to-image',
      images: { source: page },
      sourceRegions: sketch.companions?.regionMap,
    }),
    await draw({
      kind: 'create-background',
      prompt: 'autumn park',
      size: { width: 384, height: 512 },
      images: { target: figure, mask: await keptMask('trousers') },
    }),
    await draw({
      kind: 'swap-garment',
      images: { target: figure, source: flatLay, mask: await keptMask('trousers', 'knit') },
    }),
    await draw({
      kind: 'preview-swap',
      images: { target: figure, source: flatLay, mask: await keptMask('trousers', 'knit') },
    }),
    await draw({ kind: 'image-to-flatlay', prompt: 'sweater', images: { source: figure } }),
    await draw({ kind: 'preview-flatlay', prompt: 'sweater', images: { source: figure } }),
    await draw({
      kind: 'preview-background',
      prompt: 'autumn park',
      size: { width: 384, height: 512 },
      images: { target: figure, mask: await keptMask('trousers') },
    }),
    await draw({
      kind: 'generate-mask',
      images: { target: figure },
      settings: { maskCoordinates: [[136, 200]] },
    }),
    await draw({ kind: 'upscale-image', images: { origin: flatLay } }),
    await draw({
      kind: 'upscale-image',
      prompt: 'embroidered roses, pink and coral on navy',
      images: { origin: cloth },
      madeBy: { kind: 'create-pattern', model: STUDIO_MODEL },
    }),
  ];
}

/** Digests of the bytes of a picture of each kind, with what goes with it. */
export async function digestEachKind(): Promise<string[]> {
  const pictures = await drawEachKind();
  return pictures.map(({ data, companions, ...said }) =>
    createHash('sha256')
      .update(data)
      .update(companions?.regionMap ?? '')
      .update(companions?.svg ?? '')
      .update(JSON.stringify(said))
      .digest('hex'),
  );
}
