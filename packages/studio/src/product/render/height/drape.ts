import type { Fabric } from '../../../core/fabrics/fabric.ts';
import { smoothstep } from '../../../core/interpolate.ts';
import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { Stage } from '../stage.ts';
import type { Surface, Surfaces } from '../surfaces.ts';
import { drawnOut, type Flow } from './flow.ts';
import { noisePlane } from './noise-plane.ts';

/** The folds of the cloth in one picture. */
export type DrapeStyle = {
  /** Width of the folds against the ordinary. */
  scale: number;
  /** Their height against the ordinary. */
  depth: number;
};

/** Factor of the folds of a garment without a wearer. */
const LYING = 0.07;

/** Half-pixels across a fold of light, and of heavy cloth. */
const FINE = 9;
const BROAD = 18;

/**
 * Folds that the cloth makes by itself, in pixels: rounded ridges between narrow valleys along
 * the flow, fine in light cloth and broad in heavy; few on the body, more the further it hangs.
 * Valleys are where drawn-out noise changes sign, so they run long and seldom meet.
 */
export function drapeOf(
  stage: Stage,
  surfaces: Surfaces,
  { flow, style, seed }: { flow: Flow; style: DrapeStyle; seed: string },
): Float32Array {
  const hangs = surfaces.list.map((surface) => hangOf(surface, style));
  const byLabel: Hang[] = [];
  for (const hang of hangs) byLabel[hang.label] = hang;
  const ridge = (cell: number, name: string) => {
    const noise = noisePlane(stage.half, {
      seed: `${seed}|${name}`,
      cell: cell * style.scale,
      tall: cell * style.scale * 5,
    });
    return ridges(drawnOut(stage, flow, { noise, steps: 12, stridePx: 4.2, every: 2 }), stage);
  };
  const fine = ridge(FINE, 'fine');
  const broad = ridge(BROAD, 'broad');
  const falls = fallsOf(stage);
  const out = new Float32Array(fine.length);
  for (let i = 0; i < out.length; i += 1) {
    const hang = byLabel[stage.halfLabels[i]];
    if (!hang) continue;
    const fall = Math.min(hang.most, falls[Math.floor(i / stage.half.width)]);
    out[i] = hang.px * fall * (hang.heavy * broad[i] + (1 - hang.heavy) * fine[i]);
  }
  return blurPlane(out, stage.half, 1);
}

/** Folds of one label; `most` limits the factor by their height on the figure. */
type Hang = { label: number; px: number; heavy: number; most: number };

const FITTED = /bodice|body|torso|top|sleeve|cuff|collar|yoke|belt|band|lapel|leg/;

function hangOf({ region, fabric }: Surface, { depth }: DrapeStyle): Hang {
  const isCloth = region.class === 'garment';
  const px = isCloth ? (10 + 8.5 * fabric.flow) * depth * wide(fabric) : 0;
  return {
    label: region.id,
    px: region.class === 'hair' ? 5 : px,
    heavy: region.class === 'hair' ? 0 : Math.min(1, Math.max(0, (fabric.weight - 0.25) / 1.3)),
    most: isCloth && !FITTED.test(region.part) ? 2 : 0.26,
  };
}

/** Wide folds are high. */
const wide = ({ weight }: Fabric) => 0.85 + 0.35 * Math.min(2, weight);

/** 0 in a valley, about 1 on a ridge. */
function ridges(drawn: Float32Array, { halfLabels }: Stage): Float32Array {
  let sum = 0;
  let count = 1;
  for (let i = 0; i < drawn.length; i += 1) {
    if (halfLabels[i] === 0) continue;
    sum += drawn[i] * drawn[i];
    count += 1;
  }
  const scale = 1 / Math.sqrt(sum / count + 1e-6);
  for (let i = 0; i < drawn.length; i += 1) {
    const n = drawn[i] * scale;
    drawn[i] = Math.sqrt(n * n + 0.05) - 0.22;
  }
  return drawn;
}

/** Factor of the folds for each row: small on the body, largest at the hem; `LYING` where nobody wears the garment. */
function fallsOf({ half, waistRow }: Stage): Float32Array {
  const falls = new Float32Array(half.height).fill(LYING);
  if (waistRow === undefined) return falls;
  const rest = Math.max(1, half.height - waistRow);
  return falls.map((_, y) => {
    const below = (y - waistRow) / rest;
    return 0.28 + 0.45 * smoothstep(-0.02, 0.16, below) + 0.5 * Math.max(0, below);
  });
}
