import type Konva from 'konva';
import { type RefObject, useEffect, useRef } from 'react';
import { Image, Layer, Stage, Transformer } from 'react-konva';
import { handleReach } from '../../../canvas/reposition/handle-reach.ts';
import type { SubjectPlace } from '../../../canvas/reposition/subject-place.ts';
import { DARK, HANDLE_FILL } from '../../../canvas/stage/handle-colours.ts';
import type { Viewport } from '../../../canvas/stage/viewport.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

/** Distance of the rotation handle above the subject, in CSS pixels. */
const ROTATE_HANDLE_ABOVE_PX = 30;
const ROTATE_HANDLE = 'rotater';
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

type SubjectStageProps = {
  subject: HTMLCanvasElement;
  place: SubjectPlace;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Proposes a place; returns the place within the limits. */
  onPlace: (place: SubjectPlace) => SubjectPlace;
  /** Least width of the subject, in pixels of the photo. */
  minWidth: number;
  view: Size;
  viewport: Viewport;
};

/** The subject with handles at its corners and above it. */
export function SubjectStage(props: SubjectStageProps) {
  const { subject, place, selected, onSelect, onPlace, minWidth, view, viewport } = props;
  const node = useRef<Konva.Image>(null);
  const handles = useHandles(node, selected);
  const drawn = viewport.scale * place.scale;
  const { radiusPx, reachPx } = handleReach({
    width: subject.width * drawn,
    height: subject.height * drawn,
  });

  const readPlace = () => {
    const image = node.current;
    if (!image) return;
    const wanted = { scale: image.scaleX(), rotation: image.rotation(), ...image.position() };
    const { scale, ...rest } = onPlace(wanted);
    image.position(rest).scale({ x: scale, y: scale }).rotation(rest.rotation);
  };

  return (
    <Stage
      width={view.width}
      height={view.height}
      onPointerDown={({ target }) => target === target.getStage() && onSelect(false)}
    >
      <Layer x={viewport.x} y={viewport.y} scaleX={viewport.scale} scaleY={viewport.scale}>
        <Image
          ref={node}
          image={subject}
          x={place.x}
          y={place.y}
          offsetX={subject.width / 2}
          offsetY={subject.height / 2}
          scaleX={place.scale}
          scaleY={place.scale}
          rotation={place.rotation}
          draggable={selected}
          onClick={() => onSelect(true)}
          onTap={() => onSelect(true)}
          onDragEnd={readPlace}
          onTransformEnd={readPlace}
        />
        {selected && (
          <Transformer
            ref={handles}
            keepRatio
            centeredScaling={false}
            flipEnabled={false}
            enabledAnchors={CORNERS}
            anchorSize={radiusPx * 2}
            anchorCornerRadius={radiusPx}
            anchorStroke={DARK}
            anchorStyleFunc={(handle) =>
              styleHandle(handle, handle.hasName(ROTATE_HANDLE) ? radiusPx : reachPx)
            }
            borderStroke={DARK}
            rotateAnchorOffset={ROTATE_HANDLE_ABOVE_PX}
            boundBoxFunc={(before, after) =>
              Math.abs(after.width) < minWidth * viewport.scale ? before : after
            }
          />
        )}
      </Layer>
    </Stage>
  );
}

/** Attaches the handles to the subject while it is selected. */
function useHandles(node: RefObject<Konva.Image | null>, selected: boolean) {
  const handles = useRef<Konva.Transformer>(null);
  useEffect(() => {
    if (!selected || !node.current) return;
    handles.current?.nodes([node.current]);
  }, [node, selected]);
  return handles;
}

/** Style of a handle: the photo shows through it, and its hit area is a circle about its middle. */
function styleHandle(handle: Konva.Rect, reachPx: number): void {
  handle.fill(HANDLE_FILL);
  handle.strokeWidth(1.5);
  handle.hitFunc((context, shape) => {
    context.beginPath();
    context.arc(shape.width() / 2, shape.height() / 2, reachPx, 0, Math.PI * 2);
    context.closePath();
    context.fillShape(shape);
  });
}
