import type { PictureField, RunPreview } from '@toile/contract';
import { type Engine, type EngineError, listMembers } from '@toile/engines';
import {
  type BriefKind,
  briefKindOf,
  briefOfRun,
  type getTool as getRealTool,
  type ImageRole,
} from '@toile/tools';
import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { createFairGate } from '../../platform/fair-gate.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import { createDrawAtOnce } from '../engines/draw-at-once.ts';
import type { EngineChoice } from '../engines/engine-choice.ts';
import type { RunForm } from '../generations/orders/run-form.ts';
import { parseRunOrder } from '../generations/orders/run-order.ts';
import type { GivenPicture } from '../inputs/input-preparing.ts';
import type { GivenPhoto, InputsService } from '../inputs/inputs.service.ts';
import { roleOf } from '../inputs/picture-roles.ts';

/** Previews per user; each change of an input picture requests one. */
export const PREVIEWS: RateLimit = { name: 'run-preview', limit: 30, windowSeconds: 60 };

/** The models' one thread draws them: masks of others wait for no more than one. */
const TURNS = { atOnce: 1, atOnceOfParty: 1, mostWaiting: 2, retryAfterSeconds: 3 };

/** Quality of the WebP, of 100: a preview shows the fit, not the cloth. */
const QUALITY = 74;

export type RunPreviews = ReturnType<typeof createRunPreviews>;

type Deps = {
  engine: Engine;
  engineChoice: Pick<EngineChoice, 'choose'>;
  getTool: typeof getRealTool;
  inputs: Pick<InputsService, 'readPhoto'>;
};

type Sender = { userId: string; signal: AbortSignal };

/** The field at fault where an engine refuses: the picture that the reason is about. */
function fieldOf(reason: EngineError['reason']): PictureField {
  if (reason?.startsWith('mask-')) return 'binary_mask_image';
  return reason?.includes('garment') ? 'source_image' : 'original_target_image';
}

const toPhoto = (given: GivenPicture): GivenPhoto =>
  'file' in given ? given : { outputId: given.outputId };

/** Previews of runs before they are ordered. They are not stored, and cost nothing. */
export function createRunPreviews({ engine, engineChoice, getTool, inputs }: Deps) {
  const inTurn = createFairGate(TURNS);
  const drawAtOnce = createDrawAtOnce(engine);

  async function readAll(sender: Sender, pictures: readonly GivenPicture[]) {
    const images: Partial<Record<ImageRole, Uint8Array>> = {};
    for (const given of pictures) {
      const { png } = await inputs.readPhoto(sender, toPhoto(given));
      images[roleOf(given.field)] = png;
    }
    return images;
  }

  /** The kind of a tool's preview, where the engine that would draw the run draws previews too. */
  async function previewKind(id: Parameters<typeof getTool>[0], named?: string) {
    const tool = getTool(id);
    const kind: BriefKind | undefined = tool.preview;
    const ofRun = briefKindOf(tool);
    if (!kind || !ofRun || !engine.kinds.has(kind)) throw new AppError('toolUnavailable');
    const chosen = await engineChoice.choose({ kind: ofRun, engine: named });
    const member = listMembers(engine, ofRun).find((one) => one.id === chosen.engine);
    if (!member?.kinds.has(kind)) throw new AppError('toolUnavailable');
    return { tool, kind };
  }

  return {
    /**
     * The first picture of a run, small, and doubts about it. Throws `invalidRequest` as the order
     * of the run does, `toolUnavailable` for a tool or an engine without previews, `notFound`, the
     * errors of reading a picture, `imageNotUsable` where the run would be refused,
     * `tooManyRequests`, `unavailable`, `abandoned`.
     */
    async draw(sender: Sender, form: RunForm): Promise<RunPreview> {
      const order = parseRunOrder(form, { getTool, kinds: engine.kinds });
      const { tool, kind } = await previewKind(order.tool, order.engine);
      return inTurn(sender, async () => {
        const images = await readAll(sender, order.pictures);
        const brief = await briefOfRun({
          tool,
          prompt: order.prompt,
          run: order.settings,
          pictures: { images },
        });
        const { png, doubts = [] } = await drawAtOnce(
          { ...brief, kind },
          { signal: sender.signal, seed: order.seed, fieldOf },
        );
        const webp = await sharp(png).webp({ quality: QUALITY }).toBuffer();
        return { output: `data:image/webp;base64,${webp.toString('base64')}`, doubts: [...doubts] };
      });
    },
  };
}
