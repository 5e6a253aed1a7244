import { lightOf, type MockUp, shadeAcross, shadeOf } from './mock-up.ts';

/** Folds of the skirt: places at the waist and at the hem, in centimetres. */
const FOLDS = [
  [51, 33],
  [54.5, 47],
  [58, 57],
  [62, 66],
  [65.5, 76],
  [69, 89],
] as const;

/** A sleeveless summer dress, 105 centimetres long. */
export const dress: MockUp = {
  id: 'dress',
  clothCm: 80,
  frameCm: { width: 120, height: 130 },
  origin: { x: 20, y: 12 },
  outline: (path) => {
    path.moveTo(46.5, 11);
    path.lineTo(51.5, 11);
    path.bezierCurveTo(52.5, 22, 67.5, 22, 68.5, 11);
    path.lineTo(73.5, 11);
    path.bezierCurveTo(72.5, 19, 74, 25, 78, 29);
    path.bezierCurveTo(77, 38, 74.5, 44, 74, 50);
    path.bezierCurveTo(79, 74, 89, 96, 97, 113);
    path.bezierCurveTo(86, 119, 73, 121, 60, 121);
    path.bezierCurveTo(47, 121, 34, 119, 23, 113);
    path.bezierCurveTo(31, 96, 41, 74, 46, 50);
    path.bezierCurveTo(45.5, 44, 43, 38, 42, 29);
    path.bezierCurveTo(46, 25, 47.5, 19, 46.5, 11);
    path.closePath();
  },
  shade: (context) => {
    shadeAcross(context, { x: 18, y: 8, width: 84, height: 43 }, [
      [0.26, shadeOf(0.4)],
      [0.38, shadeOf(0.06)],
      [0.46, lightOf(0.14)],
      [0.6, shadeOf(0.04)],
      [0.74, shadeOf(0.36)],
    ]);
    context.lineCap = 'round';
    for (const [waist, hem] of FOLDS) {
      for (const [colour, width, shift] of [
        [shadeOf(0.2), 3.4, 0],
        [lightOf(0.1), 3, 3.6],
      ] as const) {
        const fold = context.createLinearGradient(0, 52, 0, 121);
        fold.addColorStop(0, 'rgba(0, 0, 0, 0)');
        fold.addColorStop(1, colour);
        context.strokeStyle = fold;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(waist, 51);
        context.quadraticCurveTo((waist + hem) / 2 + shift / 2, 80, hem + shift, 123);
        context.stroke();
      }
    }
    const sides = context.createLinearGradient(23, 0, 97, 0);
    sides.addColorStop(0, shadeOf(0.32));
    sides.addColorStop(0.28, shadeOf(0));
    sides.addColorStop(0.72, shadeOf(0));
    sides.addColorStop(1, shadeOf(0.34));
    context.fillStyle = sides;
    context.fillRect(18, 50, 84, 75);
    // The seam of the waist.
    context.strokeStyle = shadeOf(0.5);
    context.lineWidth = 0.5;
    context.beginPath();
    context.moveTo(45, 50);
    context.quadraticCurveTo(60, 53, 75, 50);
    context.stroke();
  },
};
