import { clamp } from '../../core/interpolate.ts';
import { type Field, softBlur } from '../../photo/field/soft-blur.ts';
import type { Camera } from '../optics/camera.ts';
import type { SceneReading } from '../read-scene.ts';
import type { SceneLight } from '../stage.ts';
import type { Subject } from '../subject/cut-subject.ts';
import { castShadow } from './cast-shadow.ts';
import { contactShadow } from './contact-shadow.ts';

type Stance = {
  width: number;
  height: number;
  camera: Camera;
  light: SceneLight;
  /** Row of the soles in pixels; absent when the subject does not stand in the picture. */
  feet?: number;
};

/** Strengths of the shade under the soles and of the cast shadow, for one picture of a run after the other. */
const STRENGTHS = {
  even: [
    { contact: 0.5, cast: 0 },
    { contact: 0.5, cast: 0.26 },
    { contact: 0, cast: 0 },
    { contact: 0.36, cast: 0.14 },
  ],
  none: [
    { contact: 0, cast: 0 },
    { contact: 0.45, cast: 0 },
    { contact: 0.45, cast: 0.24 },
    { contact: 0.3, cast: 0.12 },
  ],
} as const;

/** Shadows on a wall close behind a subject that the frame cuts off: side and strength. */
const WALLS = [
  { side: 1, strength: 0 },
  { side: 1, strength: 0.24 },
  { side: -1, strength: 0.24 },
  { side: 1, strength: 0.12 },
] as const;

/**
 * Shade of a subject on an even ground, 0–1, at half the size: each picture of a run has another,
 * unless the prompt asks for a shadow or for none. Undefined where there is none.
 */
export function flatShade(
  ground: 'even' | 'none',
  subject: Subject,
  stance: Stance,
  { details, take }: Pick<SceneReading, 'details'> & { take: number },
): Field | undefined {
  const { feet, ...place } = stance;
  const isRefused = ['no shadow', 'without shadow', 'shadowless'].some((word) => details.has(word));
  if (isRefused) return undefined;
  if (feet === undefined) {
    const walls = WALLS.filter(({ strength }) => strength > 0 || !details.has('shadow'));
    return wallShade(subject, stance, walls[take % walls.length]);
  }
  const choices = STRENGTHS[ground].filter(({ contact }) => contact > 0 || !details.has('shadow'));
  const { contact, cast } = choices[take % choices.length];
  if (contact === 0) return undefined;
  const under = contactShadow(subject, place);
  const thrown = cast > 0 ? castShadow(subject, { ...place, feet }) : undefined;
  const values = under.values.map((value, i) =>
    clamp(1 - (1 - value * contact) * (1 - (thrown?.values[i] ?? 0) * cast)),
  );
  return { width: under.width, height: under.height, values };
}

/** Distance of the shadow from the subject, aside and down, and its softness, as shares of the frame's height. */
const WALL = { aside: 0.022, down: 0.012, soft: 0.016 };

function wallShade(
  subject: Subject,
  { width, height }: Pick<Stance, 'width' | 'height'>,
  { side, strength }: (typeof WALLS)[number],
): Field | undefined {
  if (strength === 0) return undefined;
  const size = { width: width >> 1, height: height >> 1 };
  const values = new Float32Array(size.width * size.height);
  const left = subject.left + side * WALL.aside * height;
  const top = subject.top + WALL.down * height;
  for (let y = 0; y < size.height; y += 1) {
    const row = Math.round(y * 2 - top);
    if (row < 0 || row >= subject.height) continue;
    for (let x = 0; x < size.width; x += 1) {
      const column = Math.round(x * 2 - left);
      if (column < 0 || column >= subject.width) continue;
      values[y * size.width + x] = subject.alpha[row * subject.width + column] * strength;
    }
  }
  return softBlur({ ...size, values }, (WALL.soft * height) / 2);
}
