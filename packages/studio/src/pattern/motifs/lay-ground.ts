import { isDark, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { lerp, smoothstep } from '../../core/interpolate.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { MotifSpec } from '../motif.ts';

/** Covers the sheet with the palette's ground, washed where the medium is watercolour; over another motif it leaves things be. */
export function layGround(sheet: Sheet, spec: MotifSpec): void {
  if (spec.layer === 'over') return;
  if (spec.style === 'watercolour' && !isDark(spec.palette.ground)) washGround(sheet, spec);
  else fillSheet(sheet, spec.palette.ground);
}

function washGround(sheet: Sheet, { palette, seed }: MotifSpec): void {
  const first = fbm(sheet, { cells: 3, octaves: 4, seed: `${seed}:wash 1` });
  const second = fbm(sheet, { cells: 4, octaves: 3, seed: `${seed}:wash 2` });
  const [ground, bloom, leaf] = [palette.ground, palette.blooms[1], palette.leaves[0]].map(toRgb);
  paintField(sheet, ({ index }, out) => {
    const a = smoothstep(0.05, 0.5, first[index]) * 0.22;
    const b = smoothstep(0.05, 0.5, second[index]) * 0.18;
    for (let k = 0; k < 3; k += 1) out[k] = lerp(lerp(ground[k], bloom[k], a), leaf[k], b);
  });
}
