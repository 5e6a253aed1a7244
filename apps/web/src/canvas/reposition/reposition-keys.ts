import type { KeyboardEvent } from 'react';
import type { SubjectPlace } from './subject-place.ts';

/** Steps of a key: pixels of the photo, degrees, and a factor of the size. */
const STEP = { px: 4, degrees: 2, scale: 1.02 } as const;
const LONG_STEP = { px: 40, degrees: 15, scale: 1.15 } as const;

type Move = (place: SubjectPlace, step: typeof STEP | typeof LONG_STEP) => SubjectPlace;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (place, { px }) => ({ ...place, x: place.x - px }),
  ArrowRight: (place, { px }) => ({ ...place, x: place.x + px }),
  ArrowUp: (place, { px }) => ({ ...place, y: place.y - px }),
  ArrowDown: (place, { px }) => ({ ...place, y: place.y + px }),
  '+': (place, { scale }) => ({ ...place, scale: place.scale * scale }),
  '=': (place, { scale }) => ({ ...place, scale: place.scale * scale }),
  '-': (place, { scale }) => ({ ...place, scale: place.scale / scale }),
  _: (place, { scale }) => ({ ...place, scale: place.scale / scale }),
  ',': (place, { degrees }) => ({ ...place, rotation: place.rotation - degrees }),
  '<': (place, { degrees }) => ({ ...place, rotation: place.rotation - degrees }),
  '.': (place, { degrees }) => ({ ...place, rotation: place.rotation + degrees }),
  '>': (place, { degrees }) => ({ ...place, rotation: place.rotation + degrees }),
};

type KeysOptions = {
  place: SubjectPlace;
  onPlace: (place: SubjectPlace) => void;
  onLetGo: () => void;
};

/** Moves, sizes and turns a subject by keyboard. */
export function repositionKeys({ place, onPlace, onLetGo }: KeysOptions) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onLetGo();
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onPlace(move(place, event.shiftKey ? LONG_STEP : STEP));
  };
}
