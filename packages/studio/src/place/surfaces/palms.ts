import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import { type Light, lightOf, mixLight } from '../../core/linear.ts';
import { litSurface } from '../light/scene-light.ts';
import { rowOf } from '../optics/camera.ts';
import type { Layer } from '../optics/layer.ts';
import type { Stage } from '../stage.ts';
import { dab } from './dab.ts';
import { drawLayer } from './paint-layer.ts';

const BARK: Light = lightOf('#8a7a66');
const SHADE: Light = lightOf('#24361b');
const GREEN: Light = lightOf('#557a2e');
const YOUNG: Light = lightOf('#9fb14c');
const DRY: Light = lightOf('#a58a52');

const FRONDS = 17;
const LEAFLETS = 34;
/** A frond and its longest leaflet, in metres. */
const FROND_M = 2.1;
const LEAFLET_M = 0.5;
const TRUNK_RADIUS_M = 0.13;

type Palm = {
  depthM: number;
  /** Position of its crown, in fractions of the frame. */
  crown: { u: number; v: number };
  /** Metres from its foot to below its crown. */
  leanM: number;
};

type Point = { x: number; y: number };

/**
 * Coconut palms at both sides of the subject, from far to near: they lean, their fronds arch and
 * hang. `farthestM` is where their ground ends; they begin at half the way there unless told otherwise.
 */
export function paintPalms(stage: Stage, farthestM: number, fromM?: number): void {
  const { camera, rng, side } = stage;
  const nearestM = fromM ?? lerp(camera.focusM, farthestM, 0.5);
  const count = rng.int(3, 4);
  for (let i = 0; i < count; i += 1) {
    const edge = i % 2 === 0 ? side : -side;
    const away = rng.range(0.28, 0.5);
    paintPalm(stage, {
      depthM: lerp(farthestM * 0.95, nearestM, i / (count - 1)),
      crown: {
        u: 0.5 + edge * away,
        v: Math.max(rng.range(0.09, 0.22), camera.horizon - rng.range(0.3, 0.46)),
      },
      leanM: edge * rng.range(-0.6, 0.9),
    });
  }
}

function paintPalm(stage: Stage, { depthM, crown, leanM }: Palm): void {
  const { camera, plate } = stage;
  const perMetre = (camera.focal * plate.height) / depthM;
  const foot = {
    x: crown.u * plate.width - leanM * perMetre,
    y: rowOf(camera, 0, depthM) * plate.height,
  };
  const top = { x: crown.u * plate.width, y: crown.v * plate.height };
  drawLayer(stage, { depthM }, (layer) => {
    drawFronds(stage, layer, { top, perMetre, isBehind: true });
    drawTrunk(stage, layer, { foot, top, perMetre });
    drawFronds(stage, layer, { top, perMetre, isBehind: false });
  });
}

/** A trunk that rises steeper and steeper, ringed where fronds once stood, lit from the sun's side. */
function drawTrunk(
  stage: Stage,
  layer: Layer,
  { foot, top, perMetre }: { foot: Point; top: Point; perMetre: number },
): void {
  const { side, noise } = stage;
  const tall = foot.y - top.y;
  const rows = Math.max(8, Math.ceil(tall));
  const strips = 5;
  for (let i = 0; i <= rows; i += 1) {
    const t = i / rows;
    const x = foot.x + (top.x - foot.x) * Math.sin((t * Math.PI) / 2);
    const swell = 1 + 0.9 * Math.exp(-t * 9) - 0.35 * t;
    const half = TRUNK_RADIUS_M * perMetre * swell;
    const heightM = (tall * t) / perMetre;
    const ring = 0.84 + 0.16 * Math.cos(heightM * 42 + noise.at(heightM * 3, foot.x) * 2);
    for (let strip = 0; strip < strips; strip += 1) {
      const across = ((strip + 0.5) / strips) * 2 - 1;
      const lit = clamp(0.42 + across * side * 0.5) * ring;
      dab(layer, {
        x: x + across * half * 0.8,
        y: foot.y - tall * t,
        rx: Math.max(0.7, (half / strips) * 1.5),
        ry: 1.1,
        light: litSurface(stage, BARK, lit),
      });
    }
  }
}

/** Half of a crown: the fronds that bow away from the camera, or those before the trunk. */
function drawFronds(
  stage: Stage,
  layer: Layer,
  { top, perMetre, isBehind }: { top: Point; perMetre: number; isBehind: boolean },
): void {
  const { rng } = stage;
  for (let i = 0; i < FRONDS; i += 1) {
    // Around the trunk, seen from the side: what points at the camera is short.
    const turn = ((i + rng.range(-0.35, 0.35)) / FRONDS) * Math.PI * 2;
    const rise = rng.range(-0.25, 0.95);
    const long = FROND_M * rng.range(0.8, 1.1);
    const age = clamp(0.55 - rise * 0.7 + rng.range(-0.15, 0.15));
    const isDry = rng.chance(0.08) && rise < 0.1;
    if (Math.sin(turn) > 0 !== isBehind) continue;
    const reach = Math.cos(turn) * (1 - Math.max(0, rise) * 0.35);
    drawFrond(stage, layer, {
      top,
      along: { x: reach * long * perMetre, y: -rise * long * perMetre * 0.75 },
      droop: long * perMetre * (0.5 + 0.35 * age),
      leaflet: LEAFLET_M * perMetre * (0.55 + 0.45 * Math.abs(Math.cos(turn))),
      colour: isDry ? DRY : mixLight(YOUNG, GREEN, age),
      shade: isBehind ? 0.62 : 0.3,
    });
  }
}

type Frond = {
  top: Point;
  /** The way from its foot to its tip without weight, and the sag of the tip below that, in pixels. */
  along: Point;
  droop: number;
  /** Its longest leaflet, in pixels. */
  leaflet: number;
  colour: Light;
  /** Shade of the crown on it, 0 to 1. */
  shade: number;
};

function drawFrond(stage: Stage, layer: Layer, frond: Frond): void {
  const { rng, side } = stage;
  const { top, along, droop, leaflet, colour, shade } = frond;
  const at = (t: number): Point => ({
    x: top.x + along.x * t,
    y: top.y + along.y * t + droop * t * t,
  });
  const litSide = 0.5 + 0.5 * Math.sign(along.x) * side;
  for (let i = 0; i < LEAFLETS; i += 1) {
    const t = 0.06 + (0.94 * i) / (LEAFLETS - 1);
    const here = at(t);
    const next = at(t + 0.02);
    const heading = Math.atan2(next.y - here.y, next.x - here.x);
    const length =
      leaflet * smoothstep(0, 0.16, t) * (1 - 0.72 * smoothstep(0.55, 1, t)) * rng.range(0.85, 1.1);
    for (const flank of [-1, 1]) {
      // Leaflets slant to the tip and hang by their own weight.
      const slant = heading + flank * lerp(1.15, 0.45, t);
      const hung = { x: Math.cos(slant), y: Math.sin(slant) + 0.45 };
      const size = Math.hypot(hung.x, hung.y);
      const isUpper = hung.y < 0.2;
      const lit = clamp(
        (isUpper ? 0.72 : 0.36) + litSide * 0.25 - shade * 0.4 + rng.range(-0.12, 0.12),
      );
      dab(layer, {
        x: here.x + (hung.x / size) * length * 0.5,
        y: here.y + (hung.y / size) * length * 0.5,
        rx: Math.max(0.8, length * 0.52),
        ry: Math.max(0.55, length * 0.052),
        angle: Math.atan2(hung.y, hung.x),
        light: litSurface(stage, mixLight(SHADE, colour, 0.35 + 0.65 * lit), lit),
      });
    }
    dab(layer, {
      ...here,
      rx: Math.max(0.8, (Math.hypot(along.x, along.y) + droop) / LEAFLETS),
      ry: Math.max(0.5, leaflet * 0.035),
      angle: heading,
      light: litSurface(stage, mixLight(colour, DRY, 0.5), 0.5),
    });
  }
}
