import { CLOTH, FLOOR, INK, SKIN, WALL } from './paper.ts';
import { ARMS, DRESS, HAIR, HEAD, LEGS, NECK } from './shapes.ts';

const PEN = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A figure in a dress, drawn with a pen. */
export function LineFigure({ faint = false }: { faint?: boolean }) {
  return (
    <g {...PEN} stroke={INK} strokeWidth={faint ? 0.7 : 1.3} opacity={faint ? 0.16 : 1}>
      <path d={HEAD} />
      <path d={HAIR} />
      <path d={NECK} />
      <path d={ARMS} />
      <path d={DRESS} />
      <path d={LEGS} />
      <path d="M35.5 60C41 62 49 62 54.5 60M41 66C40 80 38 92 36 105M49 66C50 80 52 92 54 105" />
    </g>
  );
}

/** A person in a dress, as a photo shows one. */
export function Person({ dress = CLOTH }: { dress?: string }) {
  return (
    <g>
      <path d={LEGS} {...PEN} stroke={SKIN} strokeWidth="5" />
      <path d={ARMS} {...PEN} stroke={SKIN} strokeWidth="5" />
      <path d="M41 26H49L49.5 35 55 38 45 46 35 38 40.5 35Z" fill={SKIN} />
      <path d={HEAD} fill={SKIN} />
      <path d={HAIR} fill="#3a2a22" />
      <path d={DRESS} fill={dress} />
      <path d="M41 64C40 80 38 92 36 106L43 107C43 92 43 78 41 64Z" fill={INK} opacity=".22" />
    </g>
  );
}

/** Where a photo is taken. */
export function Room() {
  return (
    <>
      <path d="M0 0H90V120H0Z" fill={WALL} />
      <path d="M0 98H90V120H0Z" fill={FLOOR} />
    </>
  );
}

/** Arms folded before the dress, and long hair over it. */
export function FoldedArms() {
  return (
    <>
      <path
        d="M32 44C29 52 30 60 36 60L56 55M58 44C61 52 60 60 54 60L35 55"
        {...PEN}
        stroke={SKIN}
        strokeWidth="6"
      />
      <path
        d="M38 18C34 30 33 42 35 52L40 50C38 40 39 28 40 20ZM52 18C56 30 57 42 55 52L50 50C52 40 51 28 50 20Z"
        fill="#3a2a22"
      />
    </>
  );
}
