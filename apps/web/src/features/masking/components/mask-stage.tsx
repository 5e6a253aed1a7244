import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Circle, Image, Layer, Line, Stage } from 'react-konva';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Viewport } from '../../../lib/pictures/viewport.ts';
import type { MaskSession } from '../canvas/mask-session.ts';
import { LIGHT } from '../model/handle-colours.ts';
import type { PendingMark, Point } from '../model/mark.ts';
import {
  MASK_OPACITY,
  PENDING_COLOUR,
  PENDING_DOT_RADIUS_PX,
  PENDING_LINE_WIDTH_PX,
} from '../model/mask-colour.ts';
import { StageCursor } from './stage-cursor.tsx';

type MaskStageProps = {
  image: CanvasImageSource;
  session: MaskSession;
  pending: readonly PendingMark[];
  view: Size;
  viewport: Viewport;
  /** Where keys have put the cross, in pixels of the photo. */
  cross: Point | undefined;
  /** Radius of the brush in pixels of the photo; absent while nothing is painted. */
  brushRadius: number | undefined;
};

/** The photo, the mask over it, and what waits to be confirmed. It only shows: pointers are played outside. */
export function MaskStage(props: MaskStageProps) {
  const { image, session, pending, view, viewport } = props;
  const { width, height } = session.size;
  const place = { x: viewport.x, y: viewport.y, scaleX: viewport.scale, scaleY: viewport.scale };
  const maskLayer = useRef<Konva.Layer>(null);
  const liveLine = useRef<Konva.Line>(null);

  useEffect(
    () =>
      session.onPaint(() => {
        const live = session.getLive();
        liveLine.current?.points(live?.kind === 'line' ? live.path : []);
        maskLayer.current?.batchDraw();
      }),
    [session],
  );

  return (
    <Stage width={view.width} height={view.height} listening={false}>
      <Layer listening={false} {...place}>
        <Image image={image} width={width} height={height} />
      </Layer>
      <Layer ref={maskLayer} listening={false} {...place}>
        <Image image={session.canvas} width={width} height={height} opacity={MASK_OPACITY} />
        {pending.map((mark) => (
          <Pending key={JSON.stringify(mark)} mark={mark} />
        ))}
        <Line ref={liveLine} points={[]} {...LINE_LOOK} />
      </Layer>
      <StageCursor {...props} place={place} />
    </Stage>
  );
}

const LINE_LOOK = {
  stroke: PENDING_COLOUR,
  strokeWidth: PENDING_LINE_WIDTH_PX,
  lineCap: 'round',
  lineJoin: 'round',
} as const;

function Pending({ mark }: { mark: PendingMark }) {
  if (mark.kind === 'dot') return <Dot x={mark.x} y={mark.y} />;
  const [x = 0, y = 0] = mark.path;
  if (mark.path.length === 2) return <Dot x={x} y={y} />;
  return <Line points={[...mark.path]} {...LINE_LOOK} />;
}

function Dot({ x, y }: Point) {
  return (
    <Circle
      x={x}
      y={y}
      radius={PENDING_DOT_RADIUS_PX}
      fill={PENDING_COLOUR}
      stroke={LIGHT}
      strokeWidth={2}
    />
  );
}
