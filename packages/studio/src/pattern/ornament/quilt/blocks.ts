import type { Context } from '../../../core/sheet.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { type PatchCloth, patch } from './prints.ts';

/** Cloths of one quilt: pale ones for grounds, strong ones for figures. */
export type Bag = { pale: readonly PatchCloth[]; strong: readonly PatchCloth[] };

/** Pieces one square block, 2 × `half` wide, about (0, 0); `k` chooses its cloths. */
export type Block = (ctx: Context, half: number, bag: Bag, k: number) => void;

const pick = (cloths: readonly PatchCloth[], k: number) =>
  cloths[((k % cloths.length) + cloths.length) % cloths.length];
const scaled = (points: readonly PathPoint[], half: number) =>
  points.map(([x, y]): PathPoint => [x * half, y * half]);
const square = ([x, y]: PathPoint, size: number): PathPoint[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

export const ninePatch: Block = (ctx, half, { pale, strong }, k) => {
  for (let i = 0; i < 9; i += 1) {
    const at: PathPoint = [-1 + ((i % 3) * 2) / 3, -1 + (Math.floor(i / 3) * 2) / 3];
    patch(
      ctx,
      scaled(square(at, 2 / 3), half),
      i % 2 === 0 ? pick(strong, i === 4 ? k + 1 : k) : pick(pale, k),
    );
  }
};

/** An eight-pointed star: points on all four sides of a square. */
export const starBlock: Block = (ctx, half, { pale, strong }, k) => {
  const [ground, point, middle] = [pick(pale, k), pick(strong, k), pick(strong, k + 1)];
  patch(ctx, scaled(square([-0.5, -0.5], 1), half), middle);
  patch(
    ctx,
    scaled(
      [
        [0, -0.42],
        [0.42, 0],
        [0, 0.42],
        [-0.42, 0],
      ],
      half,
    ),
    pick(pale, k + 1),
  );
  for (let side = 0; side < 4; side += 1) {
    ctx.save();
    ctx.rotate((side * Math.PI) / 2);
    patch(ctx, scaled(square([-1, -1], 0.5), half), ground);
    patch(
      ctx,
      scaled(
        [
          [-0.5, -1],
          [0.5, -1],
          [0, -0.5],
        ],
        half,
      ),
      ground,
    );
    patch(
      ctx,
      scaled(
        [
          [-0.5, -1],
          [0, -0.5],
          [-0.5, -0.5],
        ],
        half,
      ),
      point,
    );
    patch(
      ctx,
      scaled(
        [
          [0.5, -1],
          [0.5, -0.5],
          [0, -0.5],
        ],
        half,
      ),
      point,
    );
    ctx.restore();
  }
};

/** Strips laid round a square, pale on two sides and strong on two. */
export const logCabin: Block = (ctx, half, { pale, strong }, k) => {
  const rounds = 4;
  const step = 1 / (rounds + 0.6);
  for (let round = 0; round < rounds; round += 1) {
    const out = 1 - round * step;
    const inner = out - step;
    const [a, b] = [pick(pale, k + round), pick(strong, k + round)];
    patch(
      ctx,
      scaled(
        [
          [-out, -out],
          [out, -out],
          [out, -inner],
          [-out, -inner],
        ],
        half,
      ),
      a,
    );
    patch(
      ctx,
      scaled(
        [
          [-out, -inner],
          [-inner, -inner],
          [-inner, out],
          [-out, out],
        ],
        half,
      ),
      a,
    );
    patch(
      ctx,
      scaled(
        [
          [inner, -inner],
          [out, -inner],
          [out, out],
          [inner, out],
        ],
        half,
      ),
      b,
    );
    patch(
      ctx,
      scaled(
        [
          [-inner, inner],
          [inner, inner],
          [inner, out],
          [-inner, out],
        ],
        half,
      ),
      b,
    );
  }
  const rest = 1 - rounds * step;
  patch(ctx, scaled(square([-rest, -rest], 2 * rest), half), pick(strong, k + 5));
};

export const pinwheel: Block = (ctx, half, { pale, strong }, k) => {
  for (let turn = 0; turn < 4; turn += 1) {
    ctx.save();
    ctx.rotate((turn * Math.PI) / 2);
    patch(
      ctx,
      scaled(
        [
          [0, 0],
          [0, -1],
          [1, -1],
        ],
        half,
      ),
      pick(strong, k),
    );
    patch(
      ctx,
      scaled(
        [
          [0, 0],
          [1, -1],
          [1, 0],
        ],
        half,
      ),
      pick(pale, k),
    );
    ctx.restore();
  }
};

/** Four rows of geese that fly one after another. */
export const geese: Block = (ctx, half, { pale, strong }, k) => {
  for (let column = 0; column < 2; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      const [x, y] = [column - 1, -1 + row * 0.5];
      patch(
        ctx,
        scaled(
          [
            [x, y + 0.5],
            [x + 0.5, y],
            [x + 1, y + 0.5],
          ],
          half,
        ),
        pick(strong, k + row),
      );
      patch(
        ctx,
        scaled(
          [
            [x, y],
            [x + 0.5, y],
            [x, y + 0.5],
          ],
          half,
        ),
        pick(pale, k),
      );
      patch(
        ctx,
        scaled(
          [
            [x + 0.5, y],
            [x + 1, y],
            [x + 1, y + 0.5],
          ],
          half,
        ),
        pick(pale, k),
      );
    }
  }
};

/** Three rhombs that stand for a cube; the rows interlock. */
export const cube: Block = (ctx, half, { pale, strong }, k) => {
  const rise = 2 / 3;
  patch(
    ctx,
    scaled(
      [
        [0, -2 * rise],
        [1, -rise],
        [0, 0],
        [-1, -rise],
      ],
      half,
    ),
    pick(pale, k),
  );
  patch(
    ctx,
    scaled(
      [
        [-1, -rise],
        [0, 0],
        [0, 2 * rise],
        [-1, rise],
      ],
      half,
    ),
    pick(strong, k),
  );
  patch(
    ctx,
    scaled(
      [
        [1, -rise],
        [0, 0],
        [0, 2 * rise],
        [1, rise],
      ],
      half,
    ),
    pick(strong, k + 2),
  );
};

/** A hexagon with its point up; the rows interlock. */
export const hexagon: Block = (ctx, half, { pale, strong }, k) => {
  const rise = 2 / 3;
  const cloth = k % 3 === 0 ? pick(pale, k) : pick(strong, k);
  patch(
    ctx,
    scaled(
      [
        [0, -2 * rise],
        [1, -rise],
        [1, rise],
        [0, 2 * rise],
        [-1, rise],
        [-1, -rise],
      ],
      half,
    ),
    cloth,
  );
};
