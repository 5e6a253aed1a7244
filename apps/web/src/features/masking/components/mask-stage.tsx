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
  const { liveLine, liveBox } = useLiveStroke(session);
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
        <rect ref={liveBox} strokeDasharray={`${8 / scale}`} strokeWidth={2 / scale} />
      </g>
      {cross && <Cross at={cross} size={session.size} viewport={viewport} />}
    </svg>
  );
}

/** The line or box under the hand: it grows without React. */
function useLiveStroke(session: MaskSession) {
  const liveLine = useRef<SVGPolylineElement>(null);
  const liveBox = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      session.onPaint(() => {
        const live = session.getLive();
        const points = live?.kind === 'line' ? live.path.join(' ') : '';
        liveLine.current?.setAttribute('points', points);
        const [x = 0, y = 0, toX = x, toY = y] = live?.kind === 'box' ? live.path : [];
        const place = { x: Math.min(x, toX), y: Math.min(y, toY) };
        const size = { width: Math.abs(toX - x), height: Math.abs(toY - y) };
        for (const [name, value] of Object.entries({ ...place, ...size })) {
          liveBox.current?.setAttribute(name, String(value));
        }
      }),
    [session],
  );
  return { liveLine, liveBox };
}

/** `scale` is that of the photo on the screen. */
type OnPhoto = { scale: number };

function Pending({ mark, scale }: OnPhoto & { mark: PendingMark }) {
  if (mark.kind === 'dot') return <Dot {...mark} scale={scale} />;
  const [x = 0, y = 0] = mark.path;
  if (mark.path.length === 2) return <Dot x={x} y={y} scale={scale} />;
  return <polyline points={mark.path.join(' ')} />;
}

/** A dot; one that leaves out is dark and has a minus. */
function Dot({ x, y, leaves = false, scale }: OnPhoto & Point & { leaves?: boolean }) {
  const radius = PENDING_DOT_RADIUS_PX / scale;
  return (
    <g stroke={LIGHT} strokeWidth={2 / scale}>
      <circle cx={x} cy={y} r={radius} fill={leaves ? DARK : PENDING_COLOUR} />
      {leaves && <path d={`M${x - radius / 2} ${y}h${radius}`} />}
    </g>
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
