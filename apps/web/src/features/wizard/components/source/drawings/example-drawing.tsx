import type { ReactNode } from 'react';
import type { DrawingId } from '../../../model/source-examples.ts';
import { Checks, Folded, Folds, Hanger, PatternTile, Shirt } from './cloths.tsx';
import { FoldedArms, LineFigure, Person, Room } from './figures.tsx';
import { CLOTH, INK, MOTIF, PAPER } from './paper.ts';
import { DRESS } from './shapes.ts';

const PAGE = <path d="M0 0H90V120H0Z" fill={PAPER} />;

const DRAWINGS: Record<DrawingId, ReactNode> = {
  'line-figure': <LineFigure />,
  'flat-garment': <Shirt fill="none" />,
  'faint-lines': <LineFigure faint />,
  'photo-figure': (
    <>
      <Room />
      <Person />
    </>
  ),
  'pattern-tile': <PatternTile />,
  'cloth-flat': <Checks />,
  'cloth-draped': <Folds />,
  'cloth-worn': (
    <>
      <Room />
      <Person dress="#efe3c8" />
      <clipPath id="worn-dress">
        <path d={DRESS} />
      </clipPath>
      <g clipPath="url(#worn-dress)" fill={MOTIF}>
        {[44, 56, 68, 80, 92, 104].map((y) =>
          [28, 38, 48, 58].map((x) => <circle key={x} cx={x + ((y / 4) % 2) * 5} cy={y} r="2.2" />),
        )}
      </g>
    </>
  ),
  'one-person': (
    <>
      <Room />
      <Person />
    </>
  ),
  'half-length': (
    <>
      <Room />
      <g transform="translate(-36 -10) scale(1.8)">
        <Person dress="#6f7d4f" />
      </g>
    </>
  ),
  'dark-photo': (
    <>
      <Room />
      <Person dress={INK} />
      <path d="M0 0H90V120H0Z" fill="#0b0c0f" opacity=".78" />
    </>
  ),
  'on-hanger': (
    <>
      <Hanger />
      <Shirt fill={CLOTH} />
    </>
  ),
  'hidden-garment': (
    <>
      <Room />
      <Person />
      <FoldedArms />
    </>
  ),
  'many-people': (
    <>
      <Room />
      <g transform="translate(-19 14) scale(.88)">
        <Person dress={MOTIF} />
      </g>
      <g transform="translate(29 14) scale(.88)">
        <Person dress="#6f7d4f" />
      </g>
      <g transform="translate(5 14) scale(.88)">
        <Person />
      </g>
    </>
  ),
  'folded-garment': <Folded />,
};

/** One of the small pictures. Decorative: the words stand beneath it. */
export function ExampleDrawing({ drawing }: { drawing: DrawingId }) {
  return (
    <svg
      viewBox="0 0 90 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
    >
      {PAGE}
      {DRAWINGS[drawing]}
    </svg>
  );
}
