import { mix } from '../../../core/colour.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import type { GarmentTop } from '../parts/bodice/garment-top.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawFurEdge } from '../parts/upper-details/fur-edge.ts';

const SHEEPSKIN = '#e9dcc4';

/** An aviator jacket: leather outside, sheepskin inside, which shows at lapels, hem and cuffs. */
export const aviator: Garment = {
  id: 'aviator',
  words: [
    'aviator jacket',
    'aviator',
    'shearling jacket',
    'shearling coat',
    'shearling',
    'sheepskin jacket',
    'sheepskin coat',
    'flying jacket',
  ],
  place: 'outer',
  options: {
    collar: ['notch', 'shawl'],
    sleeve: ['long', 'loose'],
    length: ['hip', 'waist', 'micro'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['zip', 'open'],
  },
  mayHave: [],
  has: ['pockets'],
  fabrics: ['leather', 'suede'],
  build: (given) => {
    const context = inLeather(given);
    const { body, piece } = context;
    const wool = mix(SHEEPSKIN, piece.colour, 0.06);
    const { design } = piece;
    const top = drawTop(context, {
      hemY: design.length === 'waist' ? body.front(0, 3.5)[1] : hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.08,
      room: { hang: 0.7 },
      hasFront: true,
      overlap: design.closure === 'open' ? 0 : 0.1,
      breakY: 0.72,
      collarSize: 1.32,
      slantedZip: design.closure === 'zip',
      facing: { fabric: fabricOf('fur'), colour: wool },
      onHalf: (half, panel) => {
        const pen = context.scene.on(half.layer, half.order);
        const raised = panel.hem.map((at): Point => add(at, [0, -half.cut.unit * 0.04]));
        drawFurEdge(context, pen, {
          edge: raised,
          px: half.cut.unit * 0.065,
          colour: wool,
          part: 'hem fur',
        });
      },
      onSleeveEnd: (pen, { hem }, unit) =>
        drawFurEdge(context, pen, { edge: hem, px: unit * 0.075, colour: wool, part: 'cuff fur' }),
    });
    if (body.isBack) {
      const pen = context.scene.on(top.layer, top.order);
      drawFurEdge(context, pen, { edge: top.cut.hem, px: top.cut.unit * 0.065, colour: wool });
    } else drawPanels(context, top);
  },
};

/** "Shearling" is said of the inside: the outside stays skin. */
const inLeather = (context: DressContext): DressContext =>
  context.piece.fabric.id === 'fur'
    ? { ...context, piece: { ...context.piece, fabric: fabricOf('suede') } }
    : context;

/** The seams between its skins: across the upper arms' height, and down beside the front. */
function drawPanels({ scene }: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = scene.on(layer, order);
  for (const s of [-1, 1]) {
    const down = [0.95, 1.3, 1.7, 2.2].map((y) =>
      cut.on(s * 0.36, Math.min(0.93, cut.partAt(cut.frame.at(0, y)[1]))),
    );
    pen.stroke('seam', smoothCurve(down), { weight: 1.05, taper: [0.02, 0.02] });
    const low = [0.36, 0.58].map((x) => cut.on(s * x, cut.partAt(cut.frame.at(0, 1.34)[1])));
    pen.stroke('seam', low, { weight: 0.95, taper: [0.02, 0.02] });
  }
}
