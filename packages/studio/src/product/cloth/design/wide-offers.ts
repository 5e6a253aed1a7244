import type { Axes, AxisValue } from './axes.ts';

/** Every sleeve that a top can have. */
export const ALL_SLEEVES: readonly AxisValue<'sleeve'>[] = [
  'none',
  'cap',
  'short',
  'three-quarter',
  'long',
  'puff',
  'bishop',
  'bell',
  'flutter',
  'kimono',
  'rolled',
];

/** Numbers of buttons that a front can have. */
export const BUTTONS: readonly AxisValue<'buttons'>[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '10',
];

/** What any soft top can have where a prompt asks for it. */
export const SOFT_TOP: Axes = {
  sleeve: ALL_SLEEVES,
  neckline: ['crew', 'v', 'deep-v', 'scoop', 'boat', 'square', 'sweetheart', 'off-shoulder'],
  collar: ['none', 'shirt', 'peter-pan', 'mandarin', 'bow', 'turtle', 'ruff'],
};
