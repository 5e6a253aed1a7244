import type { CDPSession, Page } from 'playwright-core';

const THROTTLE_RATE = 4;
/** Interval between two moves of a pen: 4 ms, as a pen of 250 Hz reports them. */
const MOVE_EVERY_MS = 4;

export type Place = { x: number; y: number };

/** Frames and pointer moves of a page between `startWatch` and `endWatch`. */
export type Watch = {
  /** Intervals between two frames, in milliseconds. */
  frameIntervalsMs: number[];
  /** Pointer moves that the page received; of coalesced moves, each counts. */
  coalesced: Place[];
  /** Number of pointer events that brought them. */
  moves: number;
};

type WatchedWindow = Window & { watch?: Watch & { end: () => void } };

/** Slows a page's processor down four times. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE_RATE });
  return session;
}

/** Records frames and pointer moves from now on; it only listens. */
export async function startWatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch: Watch = { frameIntervalsMs: [], coalesced: [], moves: 0 };
    let isOver = false;
    let before: number | undefined;
    const tick = (now: number) => {
      if (before !== undefined) watch.frameIntervalsMs.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const follow = (event: PointerEvent) => {
      watch.moves += 1;
      const all = event.getCoalescedEvents();
      for (const { clientX, clientY } of all) watch.coalesced.push({ x: clientX, y: clientY });
    };
    addEventListener('pointermove', follow, { capture: true });
    const end = () => {
      isOver = true;
      removeEventListener('pointermove', follow, { capture: true });
    };
    (window as WatchedWindow).watch = Object.assign(watch, { end });
  });
}

export async function endWatch(page: Page): Promise<Watch> {
  return page.evaluate(() => {
    const { watch } = window as WatchedWindow;
    if (!watch) throw new Error('Nothing was watched');
    watch.end();
    const { end: _end, ...seen } = watch;
    return seen;
  });
}

/**
 * Presses at the path's first place, moves along it 250 times a second whether or not the page
 * keeps up, and lifts. The browser coalesces moves that the page has no time for.
 */
export async function dragAlong(session: CDPSession, path: readonly Place[]): Promise<void> {
  const [first, ...rest] = path;
  const last = path.at(-1);
  if (!first || !last) throw new RangeError('There is no path');
  const dispatch = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Place) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'mouse',
    });
  await dispatch('mousePressed', first);
  const startedAt = performance.now();
  const moved: Promise<unknown>[] = [];
  for (const [at, place] of rest.entries()) {
    const due = startedAt + (at + 1) * MOVE_EVERY_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    moved.push(dispatch('mouseMoved', place));
  }
  await Promise.all(moved);
  await dispatch('mouseReleased', last);
}
