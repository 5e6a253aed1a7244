import { lightOf, type MockUp, shadeAcross, shadeOf } from './mock-up.ts';

const RAIL = '#6d5a48';
const FOLD_CM = 17.5;
const FIRST_CM = 20;
const WIDTH_CM = 140;

/** A curtain of 140 by 180 centimetres on a rail, in soft folds. */
export const curtain: MockUp = {
  id: 'curtain',
  clothCm: WIDTH_CM,
  frameCm: { width: 180, height: 210 },
  origin: { x: FIRST_CM, y: 18 },
  outline: (path) => {
    path.moveTo(FIRST_CM, 18);
    path.lineTo(FIRST_CM + WIDTH_CM, 18);
    path.lineTo(FIRST_CM + WIDTH_CM, 196);
    for (let x = FIRST_CM + WIDTH_CM; x > FIRST_CM + 1; x -= FOLD_CM) {
      path.quadraticCurveTo(x - FOLD_CM / 2, 204, x - FOLD_CM, 196);
    }
    path.closePath();
  },
  behind: (context) => {
    context.fillStyle = RAIL;
    context.beginPath();
    context.roundRect(8, 11, 164, 5, 2.5);
    context.fill();
  },
  shade: (context) => {
    for (let x = FIRST_CM; x < FIRST_CM + WIDTH_CM - 1; x += FOLD_CM) {
      shadeAcross(context, { x, y: 16, width: FOLD_CM, height: 190 }, [
        [0, shadeOf(0.42)],
        [0.22, shadeOf(0.08)],
        [0.45, lightOf(0.2)],
        [0.7, shadeOf(0.05)],
        [1, shadeOf(0.42)],
      ]);
    }
    const top = context.createLinearGradient(0, 18, 0, 34);
    top.addColorStop(0, shadeOf(0.3));
    top.addColorStop(1, shadeOf(0));
    context.fillStyle = top;
    context.fillRect(0, 16, 180, 20);
  },
  before: (context) => {
    context.fillStyle = RAIL;
    for (let x = FIRST_CM + FOLD_CM / 2; x < FIRST_CM + WIDTH_CM; x += FOLD_CM) {
      context.fillRect(x - 0.8, 10, 1.6, 10);
    }
  },
};
