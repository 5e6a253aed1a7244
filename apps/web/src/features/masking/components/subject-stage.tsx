import { type RefCallback, useCallback } from 'react';
import { listHandles } from '../../../canvas/reposition/find-grip.ts';
import { handleReach } from '../../../canvas/reposition/handle-reach.ts';
import type { SubjectPlace } from '../../../canvas/reposition/subject-place.ts';
import { DARK, HANDLE_FILL } from '../../../canvas/stage/handle-colours.ts';
import { toView, type Viewport } from '../../../canvas/stage/viewport.ts';

type SubjectStageProps = {
  subject: HTMLCanvasElement;
  place: SubjectPlace;
  selected: boolean;
  viewport: Viewport;
};

/** The subject, with handles while it is selected. It only shows: pointers are handled outside. */
export function SubjectStage({ subject, place, selected, viewport }: SubjectStageProps) {
  const middle = toView(viewport, place);
  const drawnScale = viewport.scale * place.scale;
  const turned = `rotate(${place.rotation}deg) scale(${drawnScale}) translate(-50%, -50%)`;
  const hold: RefCallback<HTMLDivElement> = useCallback(
    (sheet) => sheet?.replaceChildren(subject),
    [subject],
  );
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        ref={hold}
        className="absolute top-0 left-0 origin-top-left *:block *:max-w-none"
        style={{ transform: `translate(${middle.x}px, ${middle.y}px) ${turned}` }}
      />
      {selected && (
        <svg className="absolute inset-0 size-full">
          <g transform={`translate(${middle.x} ${middle.y}) rotate(${place.rotation})`}>
            <Handles subject={subject} drawnScale={drawnScale} />
          </g>
        </svg>
      )}
    </div>
  );
}

type HandlesProps = { subject: HTMLCanvasElement; drawnScale: number };

/** The subject's box, and round handles that it is sized and turned by. */
function Handles({ subject, drawnScale }: HandlesProps) {
  const width = subject.width * drawnScale;
  const height = subject.height * drawnScale;
  const { radiusPx } = handleReach({ width, height });
  const handles = listHandles(subject, drawnScale);
  const [x, y] = [-width / 2, -height / 2];
  const turn = handles.at(-1);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={DARK} />
      <line x1={0} y1={y} x2={0} y2={turn?.at.y} stroke={DARK} />
      {handles.map(({ at }) => (
        <circle
          key={`${at.x} ${at.y}`}
          cx={at.x}
          cy={at.y}
          r={radiusPx}
          fill={HANDLE_FILL}
          stroke={DARK}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}
