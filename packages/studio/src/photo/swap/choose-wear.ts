import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../../core/recipe-sources.ts';
import { createRng } from '../../core/rng.ts';

/** Way of wearing the garment. The four pictures of a run show four ways. */
export type Wear = {
  /**
   * Untucked: its own hem shows at the mask's lower edge, or its waistband at the upper one.
   * Tucked: the cloth goes on beneath what is worn there.
   */
  tuck: 'untucked' | 'tucked';
  fit: 'regular' | 'close' | 'relaxed';
  /** Width of the cloth beyond the body's, as a share of the body's width. */
  ease: number;
  /** Factor on the worn garment's folds, as they show on the new one. */
  folds: number;
  /** Additional folds, for variations. */
  drape?: Drape;
};

export type Drape = 'hanging' | 'pulling' | 'crossing' | 'turned away';

const WAYS = [
  { tuck: 'untucked', fit: 'regular' },
  { tuck: 'tucked', fit: 'regular' },
  { tuck: 'untucked', fit: 'relaxed' },
  { tuck: 'tucked', fit: 'close' },
] as const;

const EASE = { close: -0.07, regular: 0.02, relaxed: 0.2 };

/** The way of a picture of a run: the first is the safest, the others differ from it more. */
export function chooseWear(recipe: Recipe): Wear {
  const { design, own } = recipeSources(recipe, []);
  const rng = createRng(`${own.seed}|${own.variant}|wear`);
  const way = WAYS[design.variant % WAYS.length];
  const ease = EASE[way.fit] + rng.range(-0.015, 0.015);
  const folds = rng.range(0.9, 1.1);
  if (!own.origin) return { ...way, ease, folds };
  const { wider, deeper, drape } = OTHERWISE[turnOf(own) % OTHERWISE.length];
  return { ...way, ease: ease + wider, folds: folds * deeper, drape };
}

/** Changes of variations: a little looser or closer, with folds of their own. */
const OTHERWISE: readonly { wider: number; deeper: number; drape: Drape }[] = [
  { wider: 0.09, deeper: 0.6, drape: 'hanging' },
  { wider: -0.055, deeper: 1.25, drape: 'pulling' },
  { wider: 0.05, deeper: 1, drape: 'crossing' },
  { wider: -0.03, deeper: 1.6, drape: 'turned away' },
];
