import { lightOf, type MockUp, shadeAcross, shadeOf } from './mock-up.ts';

const WEBBING = '#d9cdb6';
const WEBBING_EDGE = '#a8977a';

/** A handle of webbing, between two points of the hem. */
function drawHandle(context: CanvasRenderingContext2D, height: number): void {
  for (const [colour, width] of [
    [WEBBING_EDGE, 2.9],
    [WEBBING, 2.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(21, 25);
    context.bezierCurveTo(21, height, 39, height, 39, 25);
    context.stroke();
  }
}

/** A bag of 38 by 42 centimetres with two handles. */
export const tote: MockUp = {
  id: 'tote',
  clothCm: 38,
  frameCm: { width: 60, height: 70 },
  origin: { x: 11, y: 23 },
  outline: (path) => {
    path.moveTo(11, 23);
    path.lineTo(49, 23);
    path.bezierCurveTo(49.6, 37, 49.4, 52, 48.6, 63.6);
    path.quadraticCurveTo(48.4, 65.2, 46.8, 65.2);
    path.quadraticCurveTo(30, 66, 13.2, 65.2);
    path.quadraticCurveTo(11.6, 65.2, 11.4, 63.6);
    path.bezierCurveTo(10.6, 52, 10.4, 37, 11, 23);
    path.closePath();
  },
  behind: (context) => drawHandle(context, 4),
  shade: (context) => {
    shadeAcross(context, { x: 10, y: 20, width: 40, height: 50 }, [
      [0, shadeOf(0.34)],
      [0.09, shadeOf(0.06)],
      [0.3, lightOf(0.14)],
      [0.55, shadeOf(0.05)],
      [0.72, lightOf(0.07)],
      [0.93, shadeOf(0.1)],
      [1, shadeOf(0.38)],
    ]);
    const foot = context.createLinearGradient(0, 54, 0, 66);
    foot.addColorStop(0, shadeOf(0));
    foot.addColorStop(1, shadeOf(0.3));
    context.fillStyle = foot;
    context.fillRect(10, 54, 40, 13);
    // The seam of the hem.
    context.strokeStyle = shadeOf(0.35);
    context.lineWidth = 0.25;
    context.setLineDash([0.9, 0.5]);
    context.beginPath();
    context.moveTo(10.9, 26.2);
    context.lineTo(49.1, 26.2);
    context.stroke();
    context.setLineDash([]);
  },
  before: (context) => {
    drawHandle(context, 1);
    for (const x of [19.6, 37.6]) {
      context.fillStyle = WEBBING;
      context.strokeStyle = WEBBING_EDGE;
      context.lineWidth = 0.2;
      context.fillRect(x, 24.2, 2.8, 4.6);
      context.strokeRect(x, 24.2, 2.8, 4.6);
      context.beginPath();
      context.moveTo(x, 24.2);
      context.lineTo(x + 2.8, 28.8);
      context.moveTo(x + 2.8, 24.2);
      context.lineTo(x, 28.8);
      context.stroke();
    }
  },
};
