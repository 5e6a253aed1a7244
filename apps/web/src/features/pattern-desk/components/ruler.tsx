import { type ClothView, rulerTicks } from '../model/cloth-view.ts';

type RulerProps = {
  side: 'top' | 'left';
  view: ClothView;
  length: number;
  repeatCm: number;
};

/** Breadth of a ruler in CSS pixels. */
export const RULER_PX = 26;

/** Centimetres along an edge of the cloth; a red mark where a tile begins. Decorative. */
export function Ruler({ side, view, length, repeatCm }: RulerProps) {
  const isTop = side === 'top';
  const ticks = rulerTicks(view, { offset: isTop ? view.x : view.y, length, repeatCm });
  const size = isTop ? { width: length, height: RULER_PX } : { width: RULER_PX, height: length };
  return (
    <svg {...size} aria-hidden="true" className="block overflow-hidden text-ink-soft">
      {ticks.map(({ at, cm, isLabelled, isTile }) => {
        const reach = isTile ? 12 : isLabelled ? 9 : 5;
        const line = isTop
          ? { x1: at, x2: at, y1: RULER_PX, y2: RULER_PX - reach }
          : { y1: at, y2: at, x1: RULER_PX, x2: RULER_PX - reach };
        const text = isTop
          ? { x: at + 3, y: RULER_PX - 11 }
          : { x: -at - 3, y: RULER_PX - 11, transform: 'rotate(-90)', textAnchor: 'end' as const };
        return (
          <g key={`${isTile ? 'tile' : 'cm'}${cm}`}>
            <line
              {...line}
              stroke={isTile ? 'var(--accent)' : 'currentColor'}
              strokeWidth={isTile ? 2.5 : 1}
            />
            {isLabelled && (
              <text {...text} fill="currentColor" fontSize="11">
                {cm}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
