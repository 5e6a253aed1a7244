import type { SketchReading } from '../sketch-reading/sketch-reading.ts';

/** The middles of the two feet, in page pixels: of what is seen at the bottom, else below the hips. */
export function findFeet({ labels, regions, size, landmarks }: SketchReading): [number, number] {
  const { bottom, top, centreX } = landmarks;
  const tall = bottom - top;
  const columns: number[] = [];
  for (let y = Math.round(bottom - tall * 0.07); y < bottom; y += 2) {
    for (let x = 0; x < size.width; x += 2) {
      const region = regions.get(labels[y * size.width + x]);
      if (region?.class === 'shoe' || region?.class === 'skin') columns.push(x);
    }
  }
  if (columns.length < 12) return [centreX - tall * 0.035, centreX + tall * 0.035];
  columns.sort((a, b) => a - b);
  return [columns[Math.floor(columns.length * 0.2)], columns[Math.floor(columns.length * 0.8)]];
}
