import type { Diagram as DiagramParts } from '@toile/tools';

/** A line drawing of a choice. Decorative: the choice's label stands beside it. */
export function Diagram({ viewBox, heightRem, strokeLinejoin, shapes }: DiagramParts) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      style={{ height: `${heightRem}rem` }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin={strokeLinejoin}
    >
      {shapes.map((shape) => {
        if (!('d' in shape)) return <circle key="circle" {...shape} />;
        const { isFilled, ...path } = shape;
        const key = `${path.transform} ${path.d}`;
        return <path key={key} {...path} fill={isFilled ? 'currentColor' : undefined} />;
      })}
    </svg>
  );
}
