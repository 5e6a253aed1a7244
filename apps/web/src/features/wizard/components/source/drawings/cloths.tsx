import { CLOTH, CLOTH_SHADE, INK, MOTIF, PAPER } from './paper.ts';
import { SHIRT } from './shapes.ts';

const LEAF = 'M0-6C4-3 4 3 0 6-4 3-4-3 0-6Z';
const PLACES = [-1, 0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({ x: column * 30 + (row % 2 ? 15 : 0), y: row * 24 + 12 })),
);

/** Leaves and dots in a half-drop, to the edges of the picture. */
export function PatternTile() {
  return (
    <>
      <path d="M0 0H90V120H0Z" fill="#efe3c8" />
      {PLACES.map(({ x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <path d={LEAF} fill={CLOTH} transform="rotate(35)" />
          <path d={LEAF} fill={MOTIF} transform="translate(9 3) rotate(-40) scale(.7)" />
          <circle cx="-7" cy="6" r="1.6" fill={CLOTH_SHADE} />
        </g>
      ))}
    </>
  );
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A checked cloth; its lines are straight where it lies flat. */
export function Checks() {
  return (
    <>
      <path d="M0 0H90V120H0Z" fill="#d9cdb4" />
      {LINES.map((line) => (
        <g key={line} fill={CLOTH} opacity=".45">
          <path d={`M${line * 16 - 3} 0h8v120h-8Z`} />
          <path d={`M0 ${line * 16 - 3}h90v8H0Z`} />
          <path d={`M${line * 16 + 8} 0h1v120h-1Z`} fill={MOTIF} />
        </g>
      ))}
    </>
  );
}

/** The same cloth let fall: its folds bend and hide it. */
export function Folds() {
  return (
    <>
      <path d="M0 0H90V120H0Z" fill="#d9cdb4" />
      <g fill="none" stroke={CLOTH} strokeWidth="7" opacity=".55">
        {LINES.map((line) => (
          <path
            key={line}
            d={`M0 ${line * 17}C20 ${line * 17 + 22} 28 ${line * 17 - 16} 46 ${line * 17 + 6}S74 ${line * 17 + 24} 90 ${line * 17 - 6}`}
          />
        ))}
      </g>
      <g fill={INK} opacity=".3">
        <path d="M20 0C26 40 12 80 24 120H38C26 80 34 40 28 0Z" />
        <path d="M58 0C66 36 52 84 62 120H74C66 84 74 40 68 0Z" />
      </g>
      <path d="M42 0C48 40 36 80 46 120H50C42 80 52 40 47 0Z" fill={PAPER} opacity=".5" />
    </>
  );
}

/** A shirt laid flat, drawn or photographed. */
export function Shirt({ fill }: { fill: string }) {
  return (
    <g stroke={INK} strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d={SHIRT} fill={fill} />
      <path d="M34 22C38 32 52 32 56 22M45 30V100M22 28L27 50M68 28L63 50M31 42H40V52H31Z" />
      <path
        d="M26 94C38 97 52 97 64 94M11.5 51L23 56.500M78.5 51L67 56.5"
        strokeDasharray="1.5 1.5"
      />
    </g>
  );
}

/** What a garment hangs on. */
export function Hanger() {
  return (
    <path
      d="M45 22V16C49 15 50 9 45 8.5 42 8.5 41 11 42 12.500M45 16L24 27M45 16L66 27"
      fill="none"
      stroke={INK}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  );
}

/** A shirt folded into a square. */
export function Folded() {
  return (
    <g stroke={INK} strokeWidth="1.2" strokeLinejoin="round">
      <path d="M22 34H68V92H22Z" fill={CLOTH} />
      <path d="M22 78H68V92H22Z" fill={CLOTH_SHADE} />
      <path
        d="M34 34C38 46 52 46 56 34L50 34C48 40 42 40 40 34ZM45 43V78M22 34L34 62V78M68 34L56 62V78"
        fill="none"
      />
    </g>
  );
}
