import type { Recipe } from '@toile/engines';
import type { BriefSettings, PixelSize } from '@toile/tools';
import { clamp, lerp } from '../../core/interpolate.ts';
import type { Drawn } from '../../core/kind.ts';
import { recipeSources, turnOf } from '../../core/recipe-sources.ts';
import { createRng } from '../../core/rng.ts';
import { readPhoto } from '../../photo/cache/read-photo.ts';
import type { Mask } from '../../photo/subject/read-mask.ts';
import { composeScene } from '../compose/compose-scene.ts';
import type { Framing } from '../create-stage.ts';
import type { Camera } from '../optics/camera.ts';
import { cutSubject } from '../subject/cut-subject.ts';
import { framingOf, type Placement, placeSubject } from '../subject/place-subject.ts';
import { checkPlace } from './check-place.ts';
import { chooseCrop, type PlaceView } from './choose-crop.ts';
import { cropPlace } from './crop-place.ts';
import { findHorizon } from './find-horizon.ts';
import { focusPlace } from './focus-place.ts';
import { lightOfPlace } from './light-of-place.ts';
import { readWish } from './read-wish.ts';
import { type Part, sampleLab } from './sample-lab.ts';

export type PhotographOrder = {
  target: Uint8Array;
  /** The user's own photograph of a place. */
  photograph: Uint8Array;
  mask: Mask;
  prompt: string;
  reposition: BriefSettings['reposition'];
};

/** Longest side of a new picture in pixels; it has the photo's own size up to there. */
const LONGEST_PX = 1536;

const PERSON_M = 1.72;
/** Focal length in frame heights of a normal lens at this distance. */
const FOCAL = 1.6;

/** Details of a picture that a variation may keep. */
const DETAILS = ['crop', 'blur', 'light'] as const;

/** By turn of a picture in its run: zoom of a whole figure's place and of a cut-off one's, height of the camera, share of the largest blur. */
const TURNS = [
  { whole: 1, cut: 1.2, heightM: 1.25, blur: 0.35 },
  { whole: 1.18, cut: 1.55, heightM: 1.4, blur: 0.8 },
  { whole: 1.08, cut: 1.35, heightM: 1.1, blur: 0.1 },
  { whole: 1.28, cut: 1.75, heightM: 1.5, blur: 1 },
] as const;

/** Largest blur of what is far away, in half-size pixels of a picture 1,024 pixels high. */
const LARGEST_BLUR_PX = { whole: 3.4, cut: 7 };

/**
 * A photo's subject before a photograph of the user's own, at the photo's size: the place is
 * cropped so that its horizon fits the subject, blurred by depth, and gives its light, its shadow
 * under the feet and the colour of its ground. The subject stays where the photo shows it; its
 * pixels change in tone only. Throws as `checkPlace` does.
 */
export async function placeInPhotograph(order: PhotographOrder, draw: Recipe): Promise<Drawn> {
  const { target, photograph, mask, prompt, reposition } = order;
  const reading = await readPhoto(photograph);
  await checkPlace(reading, { target, mask });
  const wish = readWish(prompt);
  const frame = frameOfPhoto(mask);
  const placement = reposition ? placeSubject(mask, frame, reposition) : asShown(mask, frame);
  const framing = framingOf(mask.box, placement, frame);
  const sample = await sampleLab(reading.photo);
  const view: PlaceView = { size: reading.size, sample, horizon: findHorizon(sample) };
  const { crop, camera, light } = takeFrom(view, {
    frame,
    placement,
    framing,
    head: headOf(mask, placement, frame),
    blur: wish.blur,
    recipe: draw,
  });
  const subject = await cutSubject(target, mask, placement);
  const place = await cropPlace(photograph, crop, frame);
  focusPlace(place, camera);
  const feet = framing.isStanding ? framing.feet * frame.height : undefined;
  const seed = createRng(`${draw.seed}|${draw.variant}|grain`).seed();
  return {
    data: composeScene(place, subject, { camera, light, feet, seed }),
    ...frame,
    unread: wish.unread,
    choices: { scene: 'photograph', camera: `${camera.heightM.toFixed(1)} m` },
  };
}

const evened = (lengthPx: number) => Math.max(2, lengthPx - (lengthPx % 2));

/** The photo's own size, evened, or its shape at the longest side that is drawn. */
function frameOfPhoto({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
  return { width: evened(Math.round(width * scale)), height: evened(Math.round(height * scale)) };
}

/** A subject cut off by this much of the photo's height, or less, at its lower edge does not stand in it. */
const FLOOR = 0.985;

/** The subject where and as large as the photo shows it. */
function asShown({ box, width, height }: Mask, frame: PixelSize): Placement {
  const scale = Math.max(frame.width / width, frame.height / height);
  return {
    scale,
    middleX: ((box.left + box.right) / 2) * scale,
    middleY: ((box.top + box.bottom) / 2) * scale,
    angle: 0,
    isStanding: box.bottom < height * FLOOR,
  };
}

/** Middle of the subject's head in fractions of the frame. */
function headOf({ box }: Mask, { scale, middleX, middleY }: Placement, frame: PixelSize) {
  const high = (box.bottom - box.top) * scale;
  return { x: middleX / frame.width, y: (middleY - high * 0.42) / frame.height };
}

type Take = {
  frame: PixelSize;
  placement: Placement;
  framing: Framing;
  head: { x: number; y: number };
  blur: number;
  recipe: Recipe;
};

/** The crop, the camera and the light of one picture of a run. */
function takeFrom(view: PlaceView, take: Take) {
  const { frame, placement, framing, head } = take;
  const { isStanding, feet } = framing;
  const sources = recipeSources(take.recipe, DETAILS);
  const turn = (source: Recipe) => TURNS[(turnOf(source) + source.seed) % TURNS.length];
  const { whole, cut, heightM } = turn(sources.crop);
  const perMetre = framing.height / PERSON_M;
  const crop = chooseCrop(view, {
    frame,
    horizon: feet - perMetre * heightM,
    head,
    zoom: isStanding ? whole : cut,
    rank: turnOf(sources.crop) + sources.crop.seed,
    ...(isStanding && { feet: { x: placement.middleX / frame.width, y: feet } }),
  });
  const largest = isStanding ? LARGEST_BLUR_PX.whole : LARGEST_BLUR_PX.cut;
  const bokehPx = (largest * blurShare(turn(sources.blur).blur, take.blur) * frame.height) / 1024;
  const usualSide = (turnOf(sources.light) + sources.light.seed) % 2 === 0 ? -1 : 1;
  return {
    crop,
    camera: cameraOf({ crop, view, framing, frame, bokehPx }),
    light: lightOfPlace(view.sample, crop, usualSide),
  };
}

/** Share of the largest blur at a turn; words that ask for blur or sharpness outweigh the turn. */
function blurShare(atTurn: number, wanted: number): number {
  const share = lerp(0.25, 1, atTurn);
  return (wanted > 1 ? Math.max(share, 0.7) : share) * wanted ** 2;
}

type Aim = { crop: Part; view: PlaceView; framing: Framing; frame: PixelSize; bokehPx: number };

/** The camera that would see the subject on the ground of a crop. */
function cameraOf({ crop, view, framing, frame, bokehPx }: Aim): Camera {
  const perMetre = framing.height / PERSON_M;
  const seen = (view.horizon - crop.top) / (crop.bottom - crop.top);
  // The ground reaches beyond the feet: a horizon below them would leave nothing to stand on.
  const horizon = Math.min(seen, framing.feet - perMetre * 0.4);
  return {
    aspect: frame.width / frame.height,
    horizon,
    heightM: clamp((framing.feet - horizon) / perMetre, 0.4, 2.6),
    focal: FOCAL,
    focusM: FOCAL / perMetre,
    bokehPx,
  };
}
