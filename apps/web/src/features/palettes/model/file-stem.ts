/** Characters that file systems refuse, and those that no name shows. */
const REFUSED = /[\\/:*?"<>|\p{C}]+/gu;
const LONGEST = 60;

/** A name for a file, from that of a palette; never empty. */
export function fileStem(name: string): string {
  const stem = name.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').slice(0, LONGEST).trim();
  return stem.replace(/^\.+/, '') || 'palette';
}
