import { clamp } from '../../core/interpolate.ts';
import type { Backdrop } from '../develop.ts';
import type { Subject } from '../subject/cut-subject.ts';

/** Shows the subject in a polished or wet floor: upside down below the feet, smeared and fading. */
export function mirrorSubject(
  backdrop: Backdrop,
  subject: Subject,
  { feet, gloss }: { feet: number; gloss: number },
): void {
  const { width, height, data } = backdrop;
  for (let y = Math.max(0, Math.floor(feet - 6)); y < height; y += 1) {
    const away = y - feet + 6;
    const middle = feet - 6 - away - subject.top;
    const reach = 1 + away * 0.12;
    const share = gloss * clamp(1 - away / (height * 0.22)) * 0.8;
    if (share <= 0) break;
    for (let x = 0; x < width; x += 1) {
      const column = x - subject.left;
      if (column < 0 || column >= subject.width) continue;
      const seen = [0, 0, 0, 0];
      for (let tap = -2; tap <= 2; tap += 1) {
        const row = Math.round(middle + (tap * reach) / 2);
        if (row < 0 || row >= subject.height) continue;
        const from = row * subject.width + column;
        const alpha = subject.alpha[from] / 5;
        seen[3] += alpha;
        for (let c = 0; c < 3; c += 1) seen[c] += subject.light[from * 3 + c] * alpha;
      }
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1)
        data[to + c] += (seen[c] * 0.8 - data[to + c] * seen[3]) * share;
    }
  }
}
