import { wordsAt } from '../words/words-at.ts';
import { inColoursAsked } from './compose/without-colour.ts';
import { composePlan, createSketch, type SketchDrawing } from './create-sketch.ts';
import { type LineupPlan, planLineup } from './lineup/plan-lineup.ts';
import { sideBySide } from './lineup/side-by-side.ts';
import { unreadPlaces } from './outfit/unread-wishes.ts';
import { readSketchPrompt, type SketchOrder } from './plan-sketch.ts';

/**
 * Draws what a prompt asks for: one figure, a technical flat, or several people side by side. The
 * same order gives the same scene.
 */
export function drawSketch(order: SketchOrder): SketchDrawing {
  const plan = planLineup(order);
  return plan ? drawLineup(plan, order) : createSketch(order);
}

/** People stand before paper: washes and swatches belong to pages of one figure. */
const BARE_PAGE = { backdrop: 'none', hasSwatches: false } as const;

function drawLineup({ lineup, people }: LineupPlan, order: SketchOrder): SketchDrawing {
  const drawn = people.map(({ plan, order: own }) => ({
    plan,
    composed: composePlan(plan, own, BARE_PAGE),
  }));
  const unread = new Set(
    drawn.flatMap(({ plan, composed }) => unreadPlaces(plan.reading, composed.answers)),
  );
  const [{ plan }] = people;
  const scene = sideBySide(
    drawn.map(({ plan: { kind }, composed }) => ({ kind, scene: composed.scene })),
  );
  return {
    scene: inColoursAsked(scene, readSketchPrompt(order.prompt)),
    finish: plan.finish,
    seed: `${order.prompt}|${order.seed}|${order.variant}`,
    unread: wordsAt(
      lineup.tokens,
      [...unread].toSorted((a, b) => a - b),
    ),
    choices: { ...choicesOf(drawn.map(({ composed }) => composed.choices)), finish: plan.finish },
  };
}

/** What each person wears, under the number of the person: "1 full". */
const choicesOf = (people: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    people.flatMap((choices, i) =>
      Object.entries(choices)
        .filter(([name]) => name !== 'finish')
        .map(([name, choice]) => [`${i + 1} ${name}`, choice]),
    ),
  );
