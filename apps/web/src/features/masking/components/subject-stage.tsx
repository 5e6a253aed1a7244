import type Konva from 'konva';
import { type RefObject, useEffect, useRef } from 'react';
import { Image, Layer, Stage, Transformer } from 'react-konva';
import type { Size } from '../../../lib/pictures/paper.ts';
import type { Viewport } from '../../../lib/pictures/viewport.ts';
import { DARK, LIGHT } from '../model/handle-colours.ts';
import type { SubjectPlace } from '../model/subject-place.ts';

/** What fingers and pointers can take hold of, in CSS pixels. */
const HANDLE_PX = 20;
const ROTATE_HANDLE_ABOVE_PX = 30;
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

type SubjectStageProps = {
  subject: HTMLCanvasElement;
  place: SubjectPlace;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Takes a place; answers the one that holds. */
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
      onPointerDown={({ target }) => onSelect(target !== target.getStage())}
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
            anchorSize={HANDLE_PX}
            anchorCornerRadius={HANDLE_PX}
            anchorStroke={DARK}
            anchorFill={LIGHT}
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

/** Handles hold on to the subject while it is selected. */
function useHandles(node: RefObject<Konva.Image | null>, selected: boolean) {
  const handles = useRef<Konva.Transformer>(null);
  useEffect(() => {
    if (!selected || !node.current) return;
    handles.current?.nodes([node.current]);
  }, [node, selected]);
  return handles;
}
