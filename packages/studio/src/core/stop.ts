/** A flag in memory that threads share: 1 once the picture is wanted no more, 0 before. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** The picture is wanted no more: thrown from within its drawing. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The flag of the picture that this thread draws. */
let current: StopFlag | undefined;

/** Makes a flag that is not set. */
export function createStopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Sets a flag, for whichever thread heeds it. */
export function setStopFlag(flag: StopFlag): void {
  Atomics.store(flag, 0, 1);
}

/** Has `throwIfStopped` look at this flag in this thread, which draws one picture at a time. */
export function heedStopFlag(flag: StopFlag | undefined): void {
  current = flag;
}

/** Long work asks this about every tenth of a second; cheap enough for each row of pixels. Throws `Stopped`. */
export function throwIfStopped(): void {
  if (current && Atomics.load(current, 0) !== 0) throw new Stopped();
}
