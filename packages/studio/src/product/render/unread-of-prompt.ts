import { readSketchPrompt } from '../../sketch/plan-sketch.ts';
import { bindCloths } from './dress/bind-cloths.ts';
import { namedThings } from './dress/drawn-things.ts';
import { unreadOfClothes } from './dress/unread-of-clothes.ts';
import { readSetting, unreadOfSetting } from './setting/read-setting.ts';

/** A drawing of the garments that a prompt names. */
export type NamedDrawing = {
  parts: ReadonlySet<string>;
  isPrinted: boolean;
  /** True where it has these parts and no others; else it may have more details. */
  isMapped?: boolean;
};

/** Words that the picture of a drawing of what the prompt names would not answer. */
export function unreadOfPrompt(
  prompt: string,
  { parts, isPrinted, isMapped = false }: NamedDrawing,
): string[] {
  const { setting, rest } = readSetting(prompt, '');
  const words = readSketchPrompt(rest);
  const drawn = namedThings(words, parts);
  const cloths = bindCloths(words, drawn);
  return [
    ...unreadOfClothes(words, { cloths, drawn, isPrinted, isMapped }),
    ...unreadOfSetting(setting, true),
  ];
}
