import { lightOf, type MockUp, shadeOf } from './mock-up.ts';

/** A cushion of 45 centimetres: its corners reach out, its middle is full. */
export const cushion: MockUp = {
  id: 'cushion',
  clothCm: 45,
  frameCm: { width: 60, height: 60 },
  origin: { x: 7.5, y: 7.5 },
  outline: (path) => {
    path.moveTo(7, 7);
    path.bezierCurveTo(20, 10.5, 40, 10.5, 53, 7);
    path.bezierCurveTo(50, 20, 50, 40, 53, 53);
    path.bezierCurveTo(40, 50, 20, 50, 7, 53);
    path.bezierCurveTo(10, 40, 10, 20, 7, 7);
    path.closePath();
  },
  shade: (context) => {
    const fullness = context.createRadialGradient(25, 22, 3, 30, 30, 34);
    fullness.addColorStop(0, lightOf(0.22));
    fullness.addColorStop(0.45, lightOf(0));
    fullness.addColorStop(0.75, shadeOf(0.12));
    fullness.addColorStop(1, shadeOf(0.46));
    context.fillStyle = fullness;
    context.fillRect(0, 0, 60, 60);
    // Creases run from the corners inwards.
    context.lineCap = 'round';
    for (const [x, y, toX, toY] of [
      [9, 9, 17, 16],
      [51, 9, 44, 16],
      [9, 51, 17, 45],
      [51, 51, 43, 44],
    ] as const) {
      const crease = context.createLinearGradient(x, y, toX, toY);
      crease.addColorStop(0, shadeOf(0.3));
      crease.addColorStop(1, shadeOf(0));
      context.strokeStyle = crease;
      context.lineWidth = 0.9;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(toX, toY);
      context.stroke();
    }
  },
};
