import { EngineError } from '@toile/engines';
import type { Kind } from '../core/kind.ts';
import type { Light } from '../core/linear.ts';
import { recipeSources } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import { composeFlat } from './compose/compose-flat.ts';
import { composeScene } from './compose/compose-scene.ts';
import { createStage } from './create-stage.ts';
import { develop } from './develop.ts';
import { frameOf } from './frame-of.ts';
import { placeInPhotograph } from './photograph/place-in-photograph.ts';
import { createSceneBook, readScene } from './read-scene.ts';
import { SCENES } from './registry.ts';
import { flatShade } from './shadow/flat-shade.ts';
import { cutSubject } from './subject/cut-subject.ts';
import { framingOf, placeSubject } from './subject/place-subject.ts';
import { subjectMask } from './subject/subject-mask.ts';
import { paintFall } from './surfaces/fall.ts';

const WHITE: Light = [1, 1, 1];

const BOOK = { scenes: SCENES, book: createSceneBook(SCENES) };

/**
 * A photo's subject in a place that the prompt names: the background is drawn, the subject's
 * pixels change in tone only; pose and face stay, and a landscape photo stays landscape. With a
 * photograph of the user's own, that is the place. Throws a `refused` EngineError for a photo or
 * a mask that cannot be used.
 */
export const createBackgroundKind: Kind = async (
  { prompt, size: wanted, images, settings },
  draw,
) => {
  if (!images.target)
    throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const { target, backdrop } = images;
  const mask = await subjectMask(target, images.mask);
  if (backdrop) {
    const { reposition } = settings;
    return placeInPhotograph({ target, photograph: backdrop, mask, prompt, reposition }, draw);
  }
  const { design } = recipeSources(draw, []);
  const reading = readScene(BOOK, prompt, `${prompt}|${design.seed}`);
  const size = frameOf(wanted, mask);
  const placement = placeSubject(mask, size, settings.reposition);
  const framing = framingOf(mask.box, placement, size);
  const subject = await cutSubject(target, mask, placement);
  const stage = createStage(reading, { size, framing, prompt, recipe: draw });
  const light = reading.scene.draw(stage);
  const { daylight, camera } = stage;
  const feet = framing.isStanding ? framing.feet * size.height : undefined;
  const { ground } = reading.scene;
  const scene = () => {
    if (!reading.scene.isIndoors) paintFall(stage);
    const seed = createRng(`${prompt}|${draw.seed}|${draw.variant}|grain`).seed();
    return composeScene(develop(stage), subject, { camera, light, feet, seed });
  };
  const flat = (kind: 'even' | 'none') => {
    const stance = { ...size, camera, light, feet };
    const shade = flatShade(kind, subject, stance, { ...reading, take: stage.take });
    const [colour = WHITE] = reading.colours;
    return composeFlat(subject, { ...size, shade, colour: kind === 'even' ? colour : undefined });
  };
  return {
    data: ground ? flat(ground) : scene(),
    ...size,
    isSeeThrough: ground === 'none',
    unread: reading.unread,
    choices: {
      scene: reading.scene.id,
      time: daylight.time,
      weather: daylight.weather,
      camera: `${camera.heightM.toFixed(1)} m`,
    },
  };
};
