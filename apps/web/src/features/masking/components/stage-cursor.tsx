import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Circle, Group, Layer, Line } from 'react-konva';
import type { MaskSession } from '../canvas/mask-session.ts';
import { DARK, LIGHT } from '../model/handle-colours.ts';
import type { Point } from '../model/mark.ts';

type StageCursorProps = {
  session: MaskSession;
  place: { x: number; y: number; scaleX: number; scaleY: number };
  cross: Point | undefined;
  brushRadius: number | undefined;
};

/** The ring of the brush where the pointer is, and the cross where keys have put it. */
export function StageCursor({ session, place, cross, brushRadius }: StageCursorProps) {
  const layer = useRef<Konva.Layer>(null);
  const ring = useRef<Konva.Group>(null);

  useEffect(() => {
    const element = layer.current?.getStage().container();
    const follow = (event: PointerEvent) => {
      const box = element?.getBoundingClientRect();
      ring.current?.position({
        x: (event.clientX - (box?.left ?? 0) - place.x) / place.scaleX,
        y: (event.clientY - (box?.top ?? 0) - place.y) / place.scaleY,
      });
      ring.current?.visible(event.type !== 'pointerleave' && event.pointerType !== 'touch');
      layer.current?.batchDraw();
    };
    // The stage itself takes no pointers: its surroundings do.
    const surroundings = element?.parentElement?.parentElement;
    surroundings?.addEventListener('pointermove', follow);
    surroundings?.addEventListener('pointerleave', follow);
    return () => {
      surroundings?.removeEventListener('pointermove', follow);
      surroundings?.removeEventListener('pointerleave', follow);
    };
  }, [place.x, place.y, place.scaleX, place.scaleY]);

  const thin = 1 / place.scaleX;
  const { width, height } = session.size;
  return (
    <Layer ref={layer} listening={false} {...place}>
      <Group ref={ring} visible={false}>
        {brushRadius !== undefined && <Ring radius={brushRadius} thin={thin} />}
      </Group>
      {cross && (
        <Group>
          {brushRadius !== undefined && (
            <Group x={cross.x} y={cross.y}>
              <Ring radius={brushRadius} thin={thin} />
            </Group>
          )}
          <Hair points={[cross.x, 0, cross.x, height]} thin={thin} />
          <Hair points={[0, cross.y, width, cross.y]} thin={thin} />
        </Group>
      )}
    </Layer>
  );
}

/** Where the brush paints. */
function Ring({ radius, thin }: { radius: number; thin: number }) {
  return (
    <>
      <Circle radius={radius} stroke={LIGHT} strokeWidth={3 * thin} />
      <Circle radius={radius} stroke={DARK} strokeWidth={thin} />
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
