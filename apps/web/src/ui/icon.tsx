import type { SVGProps } from 'react';

/** Line drawings on a 20 px grid, with the same stroke. */
const PATHS = {
  alert: 'M10 6.5v4.2M10 13.6v.1M10 2.5l8 14H2z',
  arrowLeft: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  arrowRight: 'M3.5 10h13M11.5 5l5 5-5 5',
  camera: 'M2.5 6h3.5l1.5-2.5h5L14 6h3.5v10.5h-15zM10 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  check: 'M4 10.5l4 4 8-9',
  chevronDown: 'M5 7.5l5 5 5-5',
  chevronLeft: 'M12.5 5l-5 5 5 5',
  chevronRight: 'M7.5 5l5 5-5 5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  compare: 'M10 1.5v17M10 4.500H3v11h7M13 4.500h4v11h-4',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 17h13',
  expand: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  eye: 'M1.8 10S5 4.8 10 4.8 18.2 10 18.2 10 15 15.2 10 15.2 1.8 10 1.8 10zM10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  eyeOff:
    'M3 3l14 14M8 5.1A8 8 0 0 1 10 4.8c5 0 8.2 5.2 8.2 5.2a14 14 0 0 1-2.4 2.9M5 6.4A14 14 0 0 0 1.8 10S5 15.2 10 15.2c1.6 0 3-.5 4.2-1.200M8.3 8.300a2.4 2.4 0 0 0 3.4 3.4',
  heart:
    'M10 17S2.500 12.600 2.500 7.700A3.900 3.900 0 0 1 10 6a3.900 3.900 0 0 1 7.500 1.700C17.500 12.600 10 17 10 17z',
  help: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.500 0 0 0 0 15zM7.700 7.800a2.300 2.300 0 1 1 3.300 2.100c-.6.3-1 .8-1 1.500v.4M10 14.100v.1',
  mail: 'M2.5 4.500h15v11h-15zM2.5 5l7.5 6 7.5-6',
  menu: 'M2.5 6h15M2.5 14h15',
  moon: 'M16.5 12A7 7 0 0 1 8 3.500a7 7 0 1 0 8.5 8.500z',
  move: 'M10 2.500v15M2.500 10h15M7.800 4.700L10 2.500l2.200 2.200M7.800 15.300l2.200 2.200 2.200-2.200M4.700 7.800L2.500 10l2.200 2.200M15.300 7.800l2.200 2.200-2.200 2.200',
  pause: 'M7 4.500v11M13 4.500v11',
  minus: 'M4 10h12',
  play: 'M6 4l10 6-10 6z',
  plus: 'M4 10h12M10 4v12',
  redo: 'M12.5 3.5L16.5 7.5l-4 4M16 7.5H8a4.500 4.500 0 0 0 0 9h3',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.700M16.5 2.500v4h-4',
  search: 'M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12.9 12.9l4.6 4.6',
  sliders:
    'M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sun: 'M10 13.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 1.500v2M10 16.500v2M1.5 10h2M16.5 10h2M4 4l1.4 1.400M14.6 14.600L16 16M16 4l-1.4 1.400M5.4 14.600L4 16',
  tiles: 'M3 3h14v14H3zM7.700 3v14M12.300 3v14M3 7.700h14M3 12.300h14',
  vary: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM14 11.500v5M11.500 14h5',
  upload: 'M10 13V3M5.5 7.5L10 3l4.5 4.5M3.5 17h13',
  undo: 'M7.5 3.5L3.5 7.5l4 4M4 7.5h8a4.500 4.500 0 0 1 0 9H9',
  thumbDown:
    'M6.5 11.5V3.5H3v8zM6.5 11l3 6c1.500 0 2.300-.8 2.300-2.300V12h4.200c1 0 1.700-.9 1.500-1.900l-1-5c-.2-.9-.9-1.600-1.900-1.600H6.500',
  thumbUp:
    'M6.5 8.500v8H3v-8zM6.5 9l3-6c1.500 0 2.300.8 2.300 2.300V8h4.200c1 0 1.700.9 1.500 1.900l-1 5c-.2.9-.9 1.600-1.900 1.600H6.500',
  trash: 'M3.5 5.500h13M8 5.500v-2h4v2M5 5.500l.8 11h8.400l.8-11M8.5 8.500v5M11.5 8.500v5',
  user: 'M10 9.500a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400zM3.5 17c.8-3.5 3.3-5 6.5-5s5.7 1.5 6.5 5',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = SVGProps<SVGSVGElement> & { name: IconName };

/** A decorative icon: the text beside it, or the button's label, carries the meaning. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
