import { useEffect, useRef } from 'react';
import type { PendingMark, Point } from '../../../canvas/mask/mark.ts';
import {
  PENDING_COLOUR,
  PENDING_DOT_RADIUS_PX,
  PENDING_LINE_WIDTH_PX,
} from '../../../canvas/mask/mask-colour.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { DARK, LIGHT } from '../../../canvas/stage/handle-colours.ts';
import { toView, type Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

type MaskStageProps = {
  session: MaskSession;
  pending: readonly PendingMark[];
  viewport: Viewport;
  /** Place of the cross that keys move, in pixels of the photo. */
  cross: Point | undefined;
};

/** Marks that wait to be confirmed, and the cross. It only shows: pointers are handled outside. */
export function MaskStage({ session, pending, viewport, cross }: MaskStageProps) {
  const liveLine = useLiveLine(session);
  const { x, y, scale } = viewport;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {/* Lines are as wide, and dots as large, on the screen however near the photo is. */}
      <g
        transform={`translate(${x} ${y}) scale(${scale})`}
        fill="none"
        stroke={PENDING_COLOUR}
        strokeWidth={PENDING_LINE_WIDTH_PX / scale}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {pending.map((mark) => (
          <Pending key={JSON.stringify(mark)} mark={mark} scale={scale} />
        ))}
        <polyline ref={liveLine} />
      </g>
      {cross && <Cross at={cross} size={session.size} viewport={viewport} />}
    </svg>
  );
}

/** The line under the hand: it grows without React. */
function useLiveLine(session: MaskSession) {
  const line = useRef<SVGPolylineElement>(null);
  useEffect(
    () =>
      session.onPaint(() => {
        const live = session.getLive();
        const points = live?.kind === 'line' ? live.path.join(' ') : '';
        line.current?.setAttribute('points', points);
      }),
    [session],
  );
  return line;
}

/** `scale` is that of the photo on the screen. */
type OnPhoto = { scale: number };

function Pending({ mark, scale }: OnPhoto & { mark: PendingMark }) {
  if (mark.kind === 'dot') return <Dot x={mark.x} y={mark.y} scale={scale} />;
  const [x = 0, y = 0] = mark.path;
  if (mark.path.length === 2) return <Dot x={x} y={y} scale={scale} />;
  return <polyline points={mark.path.join(' ')} />;
}

function Dot({ x, y, scale }: OnPhoto & Point) {
  return (
    <circle
      cx={x}
      cy={y}
      r={PENDING_DOT_RADIUS_PX / scale}
      fill={PENDING_COLOUR}
      stroke={LIGHT}
      strokeWidth={2 / scale}
    />
  );
}

/** Hairs through a place of the photo, from edge to edge. */
function Cross({ at, size, viewport }: { at: Point; size: Size; viewport: Viewport }) {
  const middle = toView(viewport, at);
  const start = toView(viewport, { x: 0, y: 0 });
  const end = toView(viewport, { x: size.width, y: size.height });
  const hairs = `M${middle.x} ${start.y}V${end.y}M${start.x} ${middle.y}H${end.x}`;
  return (
    <g fill="none">
      <path d={hairs} stroke={LIGHT} strokeWidth={3} opacity={0.7} />
      <path d={hairs} stroke={DARK} strokeWidth={1} />
    </g>
  );
}
