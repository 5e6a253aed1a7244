import type { Subject } from './cut-subject.ts';

type Turn = { angle: number; x: number; y: number };

/** Turns a subject about a point of the picture, clockwise, bilinearly. */
export function turnSubject(subject: Subject, { angle, x: cx, y: cy }: Turn): Subject {
  const { left, top, width, height } = subject;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ].map(([x, y]) => ({
    x: cx + cos * (x - cx) - sin * (y - cy),
    y: cy + sin * (x - cx) + cos * (y - cy),
  }));
  const newLeft = Math.floor(Math.min(...corners.map(({ x }) => x)));
  const newTop = Math.floor(Math.min(...corners.map(({ y }) => y)));
  const newWidth = Math.ceil(Math.max(...corners.map(({ x }) => x))) - newLeft;
  const newHeight = Math.ceil(Math.max(...corners.map(({ y }) => y))) - newTop;
  const turned: Subject = {
    left: newLeft,
    top: newTop,
    width: newWidth,
    height: newHeight,
    light: new Float32Array(newWidth * newHeight * 3),
    alpha: new Float32Array(newWidth * newHeight),
  };
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const dx = newLeft + x + 0.5 - cx;
      const dy = newTop + y + 0.5 - cy;
      const u = cx + cos * dx + sin * dy - left - 0.5;
      const v = cy - sin * dx + cos * dy - top - 0.5;
      if (u >= 0 && v >= 0 && u < width - 1 && v < height - 1)
        copy(subject, turned, { u, v, to: y * newWidth + x });
    }
  }
  return turned;
}

function copy(
  from: Subject,
  turned: Subject,
  { u, v, to }: { u: number; v: number; to: number },
): void {
  const i = Math.floor(u);
  const j = Math.floor(v);
  const within = { fx: u - i, fy: v - j };
  const upper = j * from.width + i;
  const row = from.width;
  turned.alpha[to] = mixed(from.alpha, { at: upper, next: 1, below: row }, within);
  for (let c = 0; c < 3; c += 1) {
    const corner = { at: upper * 3 + c, next: 3, below: row * 3 };
    turned.light[to * 3 + c] = mixed(from.light, corner, within);
  }
}

type Corner = { at: number; next: number; below: number };

/** Between a value, its neighbour, and the two below them. */
function mixed(
  values: Float32Array,
  { at, next, below }: Corner,
  { fx, fy }: { fx: number; fy: number },
): number {
  const top = values[at] + (values[at + next] - values[at]) * fx;
  const under = at + below;
  const low = values[under] + (values[under + next] - values[under]) * fx;
  return top + (low - top) * fy;
}
