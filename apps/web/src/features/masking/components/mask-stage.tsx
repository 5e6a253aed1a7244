import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Circle, Layer, Line, Stage } from 'react-konva';
import type { PendingMark, Point } from '../../../canvas/mask/mark.ts';
import {
  PENDING_COLOUR,
  PENDING_DOT_RADIUS_PX,
  PENDING_LINE_WIDTH_PX,
} from '../../../canvas/mask/mask-colour.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { DARK, LIGHT } from '../../../canvas/stage/handle-colours.ts';
import type { Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

type MaskStageProps = {
  session: MaskSession;
  pending: readonly PendingMark[];
  view: Size;
  viewport: Viewport;
  /** Position of the cross, moved by keys, in pixels of the photo. */
  cross: Point | undefined;
};

/**
 * The unconfirmed marks and the cross. The component only shows them: pointers are handled outside.
 */
export function MaskStage({ session, pending, view, viewport, cross }: MaskStageProps) {
  const place = { x: viewport.x, y: viewport.y, scaleX: viewport.scale, scaleY: viewport.scale };
  const liveLine = useLiveLine(session);
  return (
    <Stage
      width={view.width}
      height={view.height}
      listening={false}
      className="pointer-events-none absolute inset-0"
    >
      <Layer listening={false} {...place}>
        {pending.map((mark) => (
          <Pending key={JSON.stringify(mark)} mark={mark} scale={viewport.scale} />
        ))}
        <Line ref={liveLine} points={[]} {...LINE_LOOK} />
        {cross && <Cross at={cross} size={session.size} thin={1 / viewport.scale} />}
      </Layer>
    </Stage>
  );
}

/** The line being drawn: it grows without React. */
function useLiveLine(session: MaskSession) {
  const line = useRef<Konva.Line>(null);
  useEffect(
    () =>
      session.onPaint(() => {
        const live = session.getLive();
        const path = live?.kind === 'line' ? live.path : [];
        const { current } = line;
        if (!current || (path.length === 0 && current.points().length === 0)) return;
        // A copy: Konva takes the same array for the same points.
        current.points([...path]);
      }),
    [session],
  );
  return line;
}

const LINE_LOOK = {
  stroke: PENDING_COLOUR,
  strokeWidth: PENDING_LINE_WIDTH_PX,
  lineCap: 'round',
  lineJoin: 'round',
  // As wide on the screen however near the photo is.
  strokeScaleEnabled: false,
} as const;

/** Scale of the photo on screen. */
type OnPhoto = { scale: number };

function Pending({ mark, scale }: OnPhoto & { mark: PendingMark }) {
  if (mark.kind === 'dot') return <Dot x={mark.x} y={mark.y} scale={scale} />;
  const [x = 0, y = 0] = mark.path;
  if (mark.path.length === 2) return <Dot x={x} y={y} scale={scale} />;
  return <Line points={[...mark.path]} {...LINE_LOOK} />;
}

function Dot({ x, y, scale }: OnPhoto & Point) {
  return (
    <Circle
      x={x}
      y={y}
      radius={PENDING_DOT_RADIUS_PX / scale}
      fill={PENDING_COLOUR}
      stroke={LIGHT}
      strokeWidth={2}
      strokeScaleEnabled={false}
    />
  );
}

/** A cross hair through a point of the photo. */
function Cross({ at, size, thin }: { at: Point; size: Size; thin: number }) {
  return (
    <>
      <Hair points={[at.x, 0, at.x, size.height]} thin={thin} />
      <Hair points={[0, at.y, size.width, at.y]} thin={thin} />
    </>
  );
}

function Hair({ points, thin }: { points: number[]; thin: number }) {
  return (
    <>
      <Line points={points} stroke={LIGHT} strokeWidth={3 * thin} opacity={0.7} />
      <Line points={points} stroke={DARK} strokeWidth={thin} />
    </>
  );
}
